import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { OpenStore } from './open-store.ts'

/** A hand in the store's own database, past everything that checks what is written. */
export interface Rows {
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** Tells every process that content has changed, as a writing transaction does. */
  changed: () => Promise<void>
  close: () => Promise<void>
}

/** Reaches the PostgreSQL that a store has started for itself: its folder says where it listens. */
export async function rowsOf({ folder }: Pick<OpenStore, 'folder'>): Promise<Rows> {
  const [, , , port, socket] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  if (!socket?.trim()) throw new Error('The store has no PostgreSQL of its own that listens on a socket.')
  const client = new pg.Client({
    host: socket.trim(),
    port: Number(port),
    user: 'postgres',
    database: 'postgres',
  })
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
