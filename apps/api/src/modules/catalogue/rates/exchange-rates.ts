import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { exchangeRate } from '../tables.ts'
import type { ExchangeRate } from '#gateways/exchange-rates/port.ts'
import { isJump } from '../rules/is-jump.ts'
import { defineJob } from '#platform/jobs/job.ts'
import type { Sweep } from '#platform/jobs/sweeps.ts'
import { transaction } from '#platform/sql/transaction.ts'
import type { CatalogueContext } from '../context.ts'
import { oldestDay, readReadingRates } from './reading-rates.ts'
import { causeOf } from '#platform/error-cause.ts'

const EVERY_SECONDS = 4 * 3_600

export const exchangeRates = defineJob(
  'exchange-rates',
  (context: CatalogueContext) => refreshRates(context),
  {
    pollSeconds: 30,
  },
)

/** Queues a refresh of the rates. It runs once, however many processes queue it. */
export const askForRates: Sweep<CatalogueContext> = {
  name: 'exchange-rates',
  everyMinutes: 60,
  run: ({ jobs }) => jobs.addOnce(exchangeRates, {}, { everySeconds: EVERY_SECONDS }),
}

/**
 * Fetches the newest rates and stores them beside the older ones. If one is new or has become too old, all
 * cached pages are invalidated: each shows prices, or the currencies of the countries. A failed fetch is logged
 * and ignored, as is a rate that is implausible beside the one that is shown.
 */
export async function refreshRates(context: CatalogueContext): Promise<void> {
  const { db, rates, log, clock } = context
  const fetched = await rates.fetch().catch((error: unknown) => {
    log.error(
      { err: error },
      `exchange rates: fetch failed: ${causeOf(error)}; the last known rates are kept`,
    )
    return []
  })
  await transaction(db, async (tx) => {
    // A rate that is too old to show says nothing about today's: after a long break, or a real jump, none would be
    // believed any more.
    const last = await readReadingRates(tx, clock())
    const believed = fetched.filter((rate) => isBelieved(rate, last.get(rate.currency)?.somPerUnit, context))
    const added =
      believed.length === 0
        ? []
        : await tx.insert(exchangeRate).values(believed).onConflictDoNothing().returning()
    const isOneLetGo = await letGoOfOldRates(tx, clock())
    if (added.length > 0 || isOneLetGo) await bumpRevision(tx)
  })
}

/** Marks rates that have become too old without a newer one. Returns whether there were any. */
async function letGoOfOldRates(tx: Transaction, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update exchange_rate as old set is_let_go = true
    where date < ${oldestDay(now)} and not is_let_go
      and not exists (select from exchange_rate newer where newer.currency = old.currency and newer.date > old.date)`)
  return (rowCount ?? 0) > 0
}

function isBelieved(
  { currency, somPerUnit, date }: ExchangeRate,
  last: string | undefined,
  { log }: CatalogueContext,
): boolean {
  if (last === undefined || !isJump(last, somPerUnit)) return true
  log.error(
    { currency, last, somPerUnit, date },
    `exchange rates: ${currency} rejected: it changed by more than a tenth (${last} to ${somPerUnit}); the last known rate is kept`,
  )
  return false
}
