/**
 * Parses a whole number as people type it, such as `1 200`. Returns NaN for anything else; caps at the
 * largest safe integer.
 */
export const typedCount = (typed: string): number => {
  const text = typed.replace(/\s/g, '')
  return /^\d+$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : NaN
}
