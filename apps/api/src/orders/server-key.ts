import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { serverKey } from '../db/schema/orders.ts'

const known = new WeakMap<Database, Map<string, Buffer>>()

/**
 * A random key of 256 bits by its name, the same for every process of the database; made when first asked for and
 * never changed, so that it is read once. In a transaction it is read every time: what is rolled back is no key.
 */
export async function serverKeyOf(db: Database | Transaction, name: string): Promise<Buffer> {
  if (!('$client' in db)) return readOrMake(db, name)
  const keys = known.get(db) ?? new Map<string, Buffer>()
  known.set(db, keys)
  const key = keys.get(name) ?? (await readOrMake(db, name))
  keys.set(name, key)
  return key
}

async function readOrMake(db: Database | Transaction, name: string): Promise<Buffer> {
  const read = () => db.select({ key: serverKey.key }).from(serverKey).where(eq(serverKey.name, name))
  const [found] = await read()
  if (found) return found.key
  await db
    .insert(serverKey)
    .values({ name, key: randomBytes(32) })
    .onConflictDoNothing()
  const [made] = await read()
  if (!made) throw new Error(`The server key ${name} could not be made.`)
  return made.key
}
