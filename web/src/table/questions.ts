/** What a page asks about the position that it shows: every question once. */
import type { Saying } from '../api/socket.ts'
import type { Answer } from '../api/types.ts'

export class Questions {
  private readonly answers = new Map<string, Promise<Answer>>()

  constructor(private readonly say: (saying: Saying) => Promise<Answer>) {}

  ask(saying: Saying): Promise<Answer> {
    const key = JSON.stringify(saying)
    let answer = this.answers.get(key)
    if (!answer) this.answers.set(key, (answer = this.say(saying)))
    return answer
  }

  clear(): void {
    this.answers.clear()
  }
}
