/** A Russian noun that ends in a vowel between two consonants: most of those lose it in other forms. */
const FLEETING = /^(.{2,}[бвгджзклмнпрстфхцчшщ])[ео]([клнрц])$/

/**
 * The stem of the other forms of such a noun: `ковр` of ковёр, as in ковры; `валенк` of валенок. Snowball's rules leave the
 * vowel where it is. In the plain spelling, without ё; undefined where no vowel can go.
 */
export function stemWithoutVowel(term: string): string | undefined {
  const [, beginning, last] = FLEETING.exec(term) ?? []
  return beginning === undefined || last === undefined ? undefined : beginning + last
}
