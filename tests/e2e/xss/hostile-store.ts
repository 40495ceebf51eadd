import { managerOf, type Manager } from '../store/manager.ts'
import { openStore, type OpenStore } from '../store/open-store.ts'
import { rowsOf, type Rows } from '../store/rows.ts'

/** A store of its own, with a malicious manager and direct access to its database. */
export interface HostileStore {
  store: OpenStore
  manage: Manager
  rows: Rows
  leave: () => Promise<void>
}

export async function openHostileStore(): Promise<HostileStore> {
  const store = await openStore()
  const rows = await rowsOf(store)
  return {
    store,
    rows,
    manage: await managerOf(store.origin),
    leave: async () => {
      await rows.close()
      await store.leave()
    },
  }
}

/** Writes a page directly into the table. */
export async function writePageRow(
  { rows }: Pick<HostileStore, 'rows'>,
  url: string,
  texts: object,
): Promise<void> {
  const { title = texts, description = texts, content } = texts as Record<string, object>
  await rows.query(
    `insert into page (url, title, description, content, updated_at) values ($1, $2, $3, $4, now())
     on conflict (url) do update set title = excluded.title, description = excluded.description, content = excluded.content`,
    [url, title, description, content],
  )
}
