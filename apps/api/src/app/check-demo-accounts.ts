import type { Logger } from 'pino'
import { hasSeededPassword } from '#modules/accounts/index.ts'
import type { Settings } from '#platform/env.ts'
import { hasProvider } from '#platform/payment-settings.ts'
import type { Database } from '#platform/sql/database.ts'
import { StartRefusal } from '#platform/start-refusal.ts'

const KNOWN = 'The database has demo accounts, a manager’s too, and everybody knows their password'

/**
 * Checks a store that was opened without demo data for accounts of an earlier start with them.
 * @throws StartRefusal if the store takes real money
 */
export async function checkDemoAccounts(
  { db, log }: { db: Database; log: Pick<Logger, 'warn'> },
  { payments }: Pick<Settings, 'payments'>,
  demoPassword: string,
): Promise<void> {
  if (!(await hasSeededPassword(db, demoPassword))) return
  if (hasProvider(payments))
    throw new StartRefusal(
      `${KNOWN}: a store that takes real money needs a DATA_DIR or DATABASE_URL that never held demo data.`,
    )
  log.warn(`${KNOWN}: use a DATA_DIR or DATABASE_URL that never held demo data.`)
}
