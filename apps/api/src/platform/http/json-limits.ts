/** Deeper or larger JSON than any endpoint takes; counted without recursion, before a schema sees it. */
const MAX_DEPTH = 16
const MAX_NODES = 20_000

/** Whether a parsed body is too deep or has too many values to be looked at further. */
export function exceedsJsonLimits(body: unknown): boolean {
  let nodes = 0
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true
    const below: unknown[] = []
    for (const value of level) {
      nodes += 1
      if (nodes > MAX_NODES) return true
      if (typeof value === 'object' && value !== null)
        for (const child of Object.values(value)) below.push(child)
    }
    level = below
  }
  return false
}
