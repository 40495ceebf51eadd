/** An integer, clamped to `min` and `max`; `fallback` for any other value. */
export function integer(value: unknown, fallback: number, min = 1, max = 48): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) return fallback
  return Math.min(max, Math.max(min, value))
}
