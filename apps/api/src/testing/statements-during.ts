import { vi } from 'vitest'
import type { Database } from '#platform/sql/database.ts'

const textOf = (sent: unknown): string =>
  typeof sent === 'string' ? sent : String((sent as { text?: unknown } | undefined)?.text) // a text, or a query with one

/** Runs `work` and returns the statements that all connections of the store send meanwhile. */
export async function statementsDuring(
  { $client: pool }: Pick<Database, '$client'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const client = await pool.connect()
  client.release()
  const sent = vi.spyOn(Object.getPrototypeOf(client) as typeof client, 'query') // inherited by every client of the pool
  try {
    await work()
    return sent.mock.calls.map(([first]: readonly unknown[]) => textOf(first))
  } finally {
    sent.mockRestore()
  }
}
