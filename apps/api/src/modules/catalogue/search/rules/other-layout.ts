/** The same keys in the Latin and in the Cyrillic layout. The Kyrgyz letters share theirs with о, у and н. */
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

/** What the same keys write in the other layout, in lower case: `rjd\`h` is ковёр, `ыдшззукы` is slippers. */
export function inOtherLayout(word: string): string {
  const keys = /\p{Script=Cyrillic}/u.test(word) ? TO_LATIN : TO_CYRILLIC
  return Array.from(word.toLowerCase(), (typed) => {
    const key = WITH_SHIFT[typed] ?? typed
    return keys.get(key) ?? typed
  }).join('')
}
