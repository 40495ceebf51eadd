import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { serverKey } from '../db/schema/orders.ts'

/** A random key of 256 bits by its name, the same for every process of the database; made when first asked for. */
export async function keyNamed(db: Database | Transaction, name: string): Promise<Buffer> {
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
