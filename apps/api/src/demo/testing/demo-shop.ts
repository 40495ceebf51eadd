import { fileURLToPath } from 'node:url'
import { demoRates } from '#gateways/exchange-rates/demo-rates.ts'
import { readSettings } from '#platform/env.ts'
import { databaseOver } from '#platform/sql/database.ts'
import { migrate } from '#platform/sql/migrate.ts'
import { testContext, unreached } from '#testing/test-context.ts'
import { createTestDatabase, dropTestDatabase } from '#testing/test-database.ts'
import { seedDemo } from '../seed.ts'

/** The day of every demo shop in tests. */
export const DEMO_DAY = new Date('2026-11-20T09:00:00Z')

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** The demo shop in a test database of its own. */
export async function openDemoShop(environment: Record<string, string> = {}) {
  const database = await createTestDatabase({
    template: 'demo-shop',
    prepare: async (pool) => {
      await migrate(pool, MIGRATIONS)
      await seedDemo(databaseOver(pool), DEMO_DAY)
    },
  })
  let revision = 1
  const { context } = testContext(databaseOver(database.pool), {
    settings: readSettings(environment),
    clock: () => DEMO_DAY,
    random: { secret: () => 'secret', uuid: () => 'uuid' },
    revision: { current: () => revision, refresh: async () => {} },
    mail: unreached('mail'),
    rates: demoRates(() => DEMO_DAY),
  })
  return {
    context,
    /** Stands for the notification that something has changed. */
    refreshCaches: () => {
      revision += 1
    },
    close: () => dropTestDatabase(database),
  }
}
