/**
 * How many pieces of branding are bought when `wanted` are asked for: the next whole multiple of the kit.
 * Both are whole numbers; a kit holds at least one piece. Source: spec §5.
 */
export function roundUpToKits(wanted: number, kitCount: number): number {
  if (!Number.isSafeInteger(kitCount) || kitCount < 1) throw new RangeError('A kit holds at least one piece')
  if (!Number.isSafeInteger(wanted) || wanted < 0) throw new RangeError('Pieces are counted in whole numbers')
  return Math.ceil(wanted / kitCount) * kitCount
}
