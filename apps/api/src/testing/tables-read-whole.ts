import type { Database } from '#platform/sql/database.ts'

/**
 * Returns the tables that statements read from beginning to end for want of an index. PostgreSQL is told to
 * avoid it, since it otherwise reads a small table so, whatever its indexes.
 */
export async function tablesReadWhole(
  { $client: pool }: Pick<Database, '$client'>,
  statements: readonly string[],
): Promise<Set<string>> {
  const client = await pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const tables = new Set<string>()
    for (const text of statements) {
      const { rows } = await client.query<Record<'QUERY PLAN', string>>(`explain (generic_plan) ${text}`)
      for (const row of rows) {
        const [, table] = /Seq Scan on (\w+)/.exec(row['QUERY PLAN']) ?? []
        if (table !== undefined) tables.add(table)
      }
    }
    return tables
  } finally {
    client.release(true) // with its setting
  }
}
