/**
 * A Russian noun with a vowel between its last two consonants. Most such nouns lose the vowel in other forms.
 */
const FLEETING = /^(.{2,}[бвгджзклмнпрстфхцчшщ])[ео]([клнрц])$/

/**
 * Returns the stem of the other forms of such a noun: `ковр` for ковёр, as in ковры; `валенк` for валенок.
 * Snowball keeps the vowel. Works on the normalized spelling without ё; returns undefined if no vowel can be
 * dropped.
 */
export function stemWithoutVowel(term: string): string | undefined {
  const [, beginning, last] = FLEETING.exec(term) ?? []
  return beginning === undefined || last === undefined ? undefined : beginning + last
}
