/**
 * Memoizes a function of an object that never changes: the same object has the same result, which is
 * forgotten with it.
 */
export function memoized<From extends object, Result>(
  compute: (from: From) => Result,
): (from: From) => Result {
  const results = new WeakMap<From, Result>()
  return (from) => {
    const known = results.get(from)
    if (known !== undefined) return known
    const result = compute(from)
    results.set(from, result)
    return result
  }
}
