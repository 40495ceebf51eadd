/** The nearest whole count from 1 to `max`; a `max` below 1 still leaves 1, which the store then refuses. */
export const clampCount = (count: number, max: number): number =>
  Math.max(1, Math.min(Math.trunc(count), max))

/** The whole number somebody typed, or null for anything else. */
export const readCount = (typed: string): number | null =>
  /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : null
