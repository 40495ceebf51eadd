import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { databaseOver } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { readSettings } from '../../env.ts'
import { demoRates } from '../../gateways/exchange-rates/demo-rates.ts'
import { createTestDatabase, dropTestDatabase } from '../../testing/test-database.ts'
import type { AppContext } from '../../app-context.ts'
import { seedDemo } from '../seed.ts'

/** The day of every demo shop in tests. */
export const DEMO_DAY = new Date('2026-11-20T09:00:00Z')

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** What belongs to orders is not reached by the tests of the catalogue. */
const unreached = new Proxy(
  {},
  {
    get: () => {
      throw new Error('Not part of the demo shop of tests.')
    },
  },
)

/** The demo shop in a test database of its own, with the tools that catalogue and content are handed. */
export async function openDemoShop(environment: Record<string, string> = {}) {
  const database = await createTestDatabase({
    template: 'demo-shop',
    prepare: async (pool) => {
      await migrate(pool, MIGRATIONS)
      await seedDemo(databaseOver(pool), DEMO_DAY)
    },
  })
  let revision = 1
  const context: AppContext = {
    settings: readSettings(environment),
    db: databaseOver(database.pool),
    log: pino({ level: 'silent' }),
    clock: () => DEMO_DAY,
    random: { secret: () => 'secret', uuid: () => 'uuid' },
    revision: { current: () => revision, refresh: async () => {} },
    banks: unreached as AppContext['banks'],
    mail: unreached as AppContext['mail'],
    rates: demoRates(() => DEMO_DAY),
    jobs: unreached as AppContext['jobs'],
  }
  return {
    context,
    /** Says what the database says to every process when something has changed. */
    refreshCaches: () => {
      revision += 1
    },
    close: () => dropTestDatabase(database),
  }
}
