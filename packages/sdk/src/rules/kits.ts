/**
 * How many pieces of branding are bought when `requested` are asked for: the next whole multiple of the kit.
 * Both are whole numbers; a kit holds at least one piece. Source: spec §5.
 */
export function roundUpToKits(requested: number, kitCount: number): number {
  if (!Number.isSafeInteger(kitCount) || kitCount < 1) throw new RangeError('A kit holds at least one piece')
  if (!Number.isSafeInteger(requested) || requested < 0)
    throw new RangeError('Pieces are counted in whole numbers')
  return Math.ceil(requested / kitCount) * kitCount
}
