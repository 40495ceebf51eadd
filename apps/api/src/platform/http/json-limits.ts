/** Limits on JSON bodies, above any endpoint's need; counted without recursion, before validation. */
const MAX_DEPTH = 16
const MAX_NODES = 20_000

/** Whether a parsed body is nested too deeply or has too many values to validate. */
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
