import { join } from 'node:path'
import { pino } from 'pino'
import { databaseOver } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { readSettings } from '../env.ts'
import type { Email } from '../gateways/mail/port.ts'
import type { Jobs, JobName, JobPayloads } from '../jobs/jobs.ts'
import { secret, uuid } from '../random.ts'
import { createTestDatabase, dropTestDatabase } from '../testing/test-database.ts'
import type { AppContext } from '../app-context.ts'

export interface AuthTestApp {
  context: AppContext
  emails: Email[]
  jobs: { name: JobName; payload: JobPayloads[JobName] }[]
  /** Moves the clock on. */
  pass(milliseconds: number): void
  close(): Promise<void>
}

const migrations = join(import.meta.dirname, '../../migrations')

/** The store's door with nobody registered yet: a database of its own, a clock that can be moved, letters kept. */
export async function openAuthTestApp(): Promise<AuthTestApp> {
  const database = await createTestDatabase({
    template: 'people',
    prepare: (pool) => migrate(pool, migrations),
  })
  const db = databaseOver(database.pool)
  const emails: Email[] = []
  const jobs: AuthTestApp['jobs'] = []
  const noted: Jobs = {
    ready: async () => {},
    add: async (_tx, name, payload) => void jobs.push({ name, payload }),
    addAll: async (_tx, added) => void jobs.push(...added),
  }
  let ahead = 0
  const log = pino({ level: 'silent' })
  const refuseBank = () => {
    throw new Error('Nothing is paid at the door.')
  }
  return {
    emails,
    jobs,
    pass: (milliseconds) => {
      ahead += milliseconds
    },
    context: {
      settings: { ...readSettings({ PUBLIC_URL: 'http://shop.test' }), dataDir: '/nonexistent' },
      db,
      log,
      clock: () => new Date(Date.now() + ahead),
      random: { secret, uuid },
      revision: { current: () => 0, refresh: async () => {} },
      banks: new Proxy({} as AppContext['banks'], { get: refuseBank }), // no bank stands behind a door
      mail: { send: async (email) => void emails.push(email) },
      rates: { fetch: async () => [] },
      jobs: noted,
    },
    close: () => dropTestDatabase(database),
  }
}
