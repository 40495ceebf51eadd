/** The same keys in the Latin and the Cyrillic layout. The Kyrgyz letters share the keys of о, у and н. */
const KEYS = [
  ['`qwertyuiop[]', 'ёйцукенгшщзхъ'],
  ["asdfghjkl;'", 'фывапролджэ'],
  ['zxcvbnm,.', 'ячсмитьбю'],
] as const
const WITH_SHIFT: Readonly<Record<string, string>> = {
  '~': '`',
  '{': '[',
  '}': ']',
  ':': ';',
  '"': "'",
  '<': ',',
  '>': '.',
}

const PAIRS = KEYS.flatMap(([latin, cyrillic]) =>
  Array.from(latin, (key, place) => [key, cyrillic[place] ?? key] as const),
)
const TO_CYRILLIC: ReadonlyMap<string, string> = new Map(PAIRS)
const TO_LATIN: ReadonlyMap<string, string> = new Map(PAIRS.map(([latin, cyrillic]) => [cyrillic, latin]))

/**
 * Returns what the same keys type in the other layout, in lower case: `rjd\`h` gives ковёр, `ыдшззукы` gives
 * slippers.
 */
export function inOtherLayout(word: string): string {
  const keys = /\p{Script=Cyrillic}/u.test(word) ? TO_LATIN : TO_CYRILLIC
  return Array.from(word.toLowerCase(), (typed) => {
    const key = WITH_SHIFT[typed] ?? typed
    return keys.get(key) ?? typed
  }).join('')
}
