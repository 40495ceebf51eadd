import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenStore } from './open-store.ts'

/** Where PostgreSQL's control file holds the state of the cluster, and its value after a clean shutdown. */
const STATE_OFFSET = 16
const SHUT_DOWN = 1

/** Whether a store with its own database server has shut that down cleanly: its next start recovers nothing. */
export async function closedCleanly({ folder }: Pick<OpenStore, 'folder'>): Promise<boolean> {
  const control = await readFile(join(folder, 'postgres/global/pg_control'))
  return control.readInt32LE(STATE_OFFSET) === SHUT_DOWN
}
