/** A chapter of the rules, in our own words. `id` is what references link to. */
export interface Chapter {
  id: string
  title: string
  text: string[]
}

/** What one ruling says; docs/rulings.md has its reason. */
export interface Ruling {
  id: string
  text: string
}

export interface Rulebook {
  chapters: Chapter[]
  rulings: Ruling[]
}
