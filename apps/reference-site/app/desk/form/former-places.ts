import { LANGUAGES, type LocalizedText } from '@shyrdak/sdk/contract'

/**
 * Which of the former rows each one is, by their places; null for a new one. The ways to know them again are tried one after
 * the other, the surest first: a row is found once.
 */
export function formerPlaces<Row>(
  rows: readonly Row[],
  before: readonly Row[],
  ways: readonly ((row: Row, other: Row) => boolean)[],
): (number | null)[] {
  const found = rows.map((): number | null => null)
  for (const isSame of ways)
    rows.forEach((row, place) => {
      if (found[place] !== null) return
      const at = before.findIndex((other, former) => !found.includes(former) && isSame(row, other))
      found[place] = at === -1 ? null : at
    })
  return found
}

/** Whether two texts say the same in a language. */
export const saySame = (one: LocalizedText, other: LocalizedText): boolean =>
  LANGUAGES.some((language) => one[language] !== '' && one[language] === other[language])
