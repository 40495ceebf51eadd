import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'

const names = new Map<string, string>()

/**
 * A statement that PostgreSQL parses once a connection and keeps by name. For texts of which there are few:
 * they may differ with the filters in use, never with values.
 */
export function prepared(text: string, values: unknown[]): QueryConfig {
  let name = names.get(text)
  if (!name) names.set(text, (name = createHash('sha256').update(text).digest('hex').slice(0, 16)))
  return { name, text, values }
}
