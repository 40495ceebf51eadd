/** A whole number as somebody types it, such as `1 200`; NaN for anything else. What is too large for one is the largest. */
export const typedCount = (typed: string): number => {
  const text = typed.replace(/\s/g, '')
  return /^\d+$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : NaN
}
