/** A whole number of a page within bounds, or the one to take where something else stands. */
export function whole(value: unknown, otherwise: number, least = 1, most = 48): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) return otherwise
  return Math.min(most, Math.max(least, value))
}
