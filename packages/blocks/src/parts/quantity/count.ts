/** Clamps a count to 1 and `max`. If `max` is below 1, the result is 1, which the store refuses. */
export const clampCount = (count: number, max: number): number =>
  Math.max(1, Math.min(Math.trunc(count), max))

/** Parses a typed integer; null for any other text. */
export const parseCount = (typed: string): number | null =>
  /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : null
