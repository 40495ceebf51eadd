import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from './database.ts'
import { onlyRow } from './only-row.ts'
import { serverKey } from './tables.ts'

const known = new WeakMap<Database | Transaction, Map<string, Buffer>>()

/**
 * Returns the random 256-bit key of a name, shared by all processes of the database. It is created on first
 * use, never changes, and is therefore read once. Call it before a transaction begins, unless its use is
 * rolled back too: only that transaction knows a key created in it.
 */
export async function serverKeyOf(db: Database | Transaction, name: string): Promise<Buffer> {
  const keys = known.get(db) ?? new Map<string, Buffer>()
  known.set(db, keys)
  const key = keys.get(name) ?? (await readOrCreate(db, name))
  keys.set(name, key)
  return key
}

async function readOrCreate(db: Database | Transaction, name: string): Promise<Buffer> {
  const read = () => db.select({ key: serverKey.key }).from(serverKey).where(eq(serverKey.name, name))
  const [found] = await read()
  if (found) return found.key
  await db
    .insert(serverKey)
    .values({ name, key: randomBytes(32) })
    .onConflictDoNothing()
  return onlyRow(await read(), `select from server_key ${name}`).key
}
