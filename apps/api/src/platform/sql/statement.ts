import { createHash } from 'node:crypto'
import type { QueryResultRow } from 'pg'
import type { Database, Transaction } from './database.ts'

const names = new Map<string, string>()

/** The same text has the same name on every connection and in every process. */
function nameOf(text: string): string {
  let name = names.get(text)
  if (!name) names.set(text, (name = createHash('sha256').update(text).digest('hex').slice(0, 16)))
  return name
}

/**
 * Runs SQL with `$1`, `$2` …, prepared once per connection, on the pool or in a transaction. For texts of which there
 * are few: they may differ with the filters in use, never with values.
 */
export async function statement<Row extends QueryResultRow>(
  { $client }: Pick<Database, '$client'> | Pick<Transaction, '$client'>,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return (await $client.query<Row>({ name: nameOf(text), text, values })).rows
}
