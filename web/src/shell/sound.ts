/** Four short sounds, made here: nothing is loaded. */
import { settings } from './settings.svelte.ts'

const TUNES = {
  turn: [660, 880],
  confirm: [520],
  refused: [200, 160],
  end: [523, 659, 784, 1047],
} as const

let context: AudioContext | null = null

export function sound(name: keyof typeof TUNES): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  TUNES[name].forEach((pitch, i) => {
    const start = context!.currentTime + i * 0.11
    const tone = context!.createOscillator()
    const volume = context!.createGain()
    tone.frequency.value = pitch
    tone.type = 'triangle'
    volume.gain.setValueAtTime(0.09, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.16)
    tone.connect(volume).connect(context!.destination)
    tone.start(start)
    tone.stop(start + 0.17)
  })
}
