/**
 * Rounds a branding purchase up to a multiple of the kit size. Throws a RangeError unless `requested` is a
 * non-negative integer and `kitCount` a positive one. Source: spec §5.
 */
export function roundUpToKits(requested: number, kitCount: number): number {
  if (!Number.isSafeInteger(kitCount) || kitCount < 1)
    throw new RangeError('kitCount: not a positive integer')
  if (!Number.isSafeInteger(requested) || requested < 0)
    throw new RangeError('requested: not a valid integer')
  return Math.ceil(requested / kitCount) * kitCount
}

/** The logos of a wholesale line: each item takes a piece of the upper's kit and one of the sole's. */
export interface BrandedLine {
  readonly count: number
  readonly brand_id: number | null
  readonly sole_brand_id: number | null
}

const brandsOf = ({ brand_id, sole_brand_id }: BrandedLine): number[] =>
  [brand_id, sole_brand_id].filter((id) => id !== null)

/** Returns the number of pieces that the lines take of each kit, by kit id. */
export function kitCounts(lines: Iterable<BrandedLine>): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const line of lines)
    for (const id of brandsOf(line)) pieces.set(id, (pieces.get(id) ?? 0) + line.count)
  return pieces
}

/** A line that exceeds the balance of a kit: the pieces it takes, and those that earlier lines have left. */
export interface ShortLine {
  index: number
  brand_id: number
  requested: number
  remainder: number
}

/** Returns the lines that the balances do not cover when served in order. A short line takes nothing. */
export function shortLines(
  lines: readonly BrandedLine[],
  balances: ReadonlyMap<number, number>,
): ShortLine[] {
  const left = new Map(balances)
  const short: ShortLine[] = []
  lines.forEach((line, index) => {
    for (const [brand_id, requested] of kitCounts([line])) {
      const remainder = left.get(brand_id) ?? 0
      if (requested > remainder) short.push({ index, brand_id, requested, remainder })
      else left.set(brand_id, remainder - requested)
    }
  })
  return short
}
