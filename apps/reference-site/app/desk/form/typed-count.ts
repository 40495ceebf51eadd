/** A whole number as somebody types it, such as `1 200`; NaN for anything else. */
export const typedCount = (typed: string): number => {
  const text = typed.replace(/\s/g, '')
  return /^\d{1,9}$/.test(text) ? Number(text) : NaN
}
