import type { Database } from '#platform/sql/database.ts'
import { serverKeyOf } from '#platform/sql/server-key.ts'

/** The key that signs the test bank's notifications: from the settings, else one stored in the database. */
export const bankKey = async (db: Database, secret: string | undefined): Promise<string | Buffer> =>
  secret ?? (await serverKeyOf(db, 'test-bank'))
