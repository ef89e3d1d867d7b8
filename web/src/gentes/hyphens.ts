/** Where a name may be broken that is wider than its card. */
const LONG = 7 // letters of a word that fits everywhere
const VOWEL = 'aeiouyäöü'
const SOFT = '\u00ad'

/** Put soft hyphens into long words: before the last consonant between two vowels. */
export const softly = (name: string): string =>
  name
    .split(' ')
    .map((word) => (word.length > LONG ? hyphenated(word) : word))
    .join(' ')

function hyphenated(word: string): string {
  const vowel = (i: number) => VOWEL.includes(word[i]?.toLowerCase() ?? '-')
  let out = ''
  for (let i = 0; i < word.length; i++) {
    // l and r go with the consonant before them: Markt-platz
    const start = 'lr'.includes(word[i + 1] ?? '-') && !vowel(i) && vowel(i + 2)
    const breaks = start || (!vowel(i) && vowel(i + 1) && !start && !follows(word, i))
    const inside = i > 1 && word.length - i > 2 && [...word.slice(0, i)].some((_, j) => vowel(j))
    out += breaks && inside ? SOFT + word[i] : word[i]
  }
  return out
}

/** Whether a consonant is an l or r that was drawn to the one before it, or one of ch and sch. */
function follows(word: string, i: number): boolean {
  const [before, here] = [word[i - 1]?.toLowerCase() ?? '', word[i]!.toLowerCase()]
  return ('lr'.includes(here) && !VOWEL.includes(before)) || (here === 'h' && before === 'c')
}
