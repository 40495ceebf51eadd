import type { Database } from '#platform/sql/database.ts'
import { serverKeyOf } from '#platform/sql/server-key.ts'

/** What notifications of the test bank are signed with: the setting, else a key that the database keeps. */
export const bankKey = async (db: Database, secret: string | undefined): Promise<string | Buffer> =>
  secret ?? (await serverKeyOf(db, 'test-bank'))
