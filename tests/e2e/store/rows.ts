import pg from 'pg'
import type { OpenStore } from './open-store.ts'

/** Direct access to the store's database, bypassing all validation. */
export interface Rows {
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** Notifies every process that content has changed, as a writing transaction does. */
  changed: () => Promise<void>
  close: () => Promise<void>
}

/** Connects to the database of a store on the server of the run. */
export async function rowsOf({ databaseUrl }: Pick<OpenStore, 'databaseUrl'>): Promise<Rows> {
  if (databaseUrl === undefined) throw new Error('The store has no database on the server of the run.')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const query: Rows['query'] = async (text, values) =>
    (await client.query<Record<string, unknown>>(text, values)).rows
  return {
    query,
    changed: async () => {
      await query(
        `with bumped as (update content_revision set revision = revision + 1 returning revision)
         select pg_notify('shyrdak_revision', revision::text) from bumped`,
      )
    },
    close: () => client.end(),
  }
}
