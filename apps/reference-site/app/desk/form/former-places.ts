import { LANGUAGES, type LocalizedText } from '@shyrdak/sdk/contract'

/**
 * Matches rows to the former rows and returns their former indexes; null for new rows. The comparison
 * functions are tried in order, most reliable first. Each former row is matched at most once.
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

/** Whether two texts are equal in at least one language. */
export const saySame = (one: LocalizedText, other: LocalizedText): boolean =>
  LANGUAGES.some((language) => one[language] !== '' && one[language] === other[language])
