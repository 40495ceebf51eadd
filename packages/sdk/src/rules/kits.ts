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
