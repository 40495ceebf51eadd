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

type Connected = Pick<Database, '$client'> | Pick<Transaction, '$client'>

interface StatementOptions {
  /** False for SQL that is not ours, and for statements whose best plan depends on the values. */
  isPrepared?: boolean
}

/**
 * Runs hand-written SQL with `$1`, `$2` … on the pool or in a transaction; all other queries use Drizzle. It
 * is prepared once per connection, so the number of texts must stay small: they may vary with the filters in
 * use, never with values.
 */
export async function statement<Row extends QueryResultRow>(
  { $client }: Connected,
  text: string,
  values: readonly unknown[],
  { isPrepared = true }: StatementOptions = {},
): Promise<Row[]> {
  const result = await $client.query<Row>({
    ...(isPrepared && { name: nameOf(text) }),
    text,
    values: [...values],
  })
  // Several commands in one text return a result each, which the types of pg do not reflect.
  return [result].flat().flatMap(({ rows }) => rows)
}
