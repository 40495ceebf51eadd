import { desc } from 'drizzle-orm'
import { bumpRevision } from '../db/revision.ts'
import { exchangeRate } from '../db/schema/catalogue.ts'
import type { ExchangeRate } from '../gateways/exchange-rates/port.ts'
import { isJump } from '../rules/catalogue/is-jump.ts'
import type { AppContext } from '../app-context.ts'
import { refreshListing } from './refresh-listing.ts'

/**
 * Fetches the newest rates, keeps them beside the older ones, and writes the cards anew, which also lets go of rates
 * that have grown too old. A source that is away or says nonsense changes nothing else.
 */
export async function refreshRates(context: AppContext): Promise<void> {
  const { db, rates, log, clock } = context
  const fetched = await rates.fetch().catch((error: unknown) => {
    log.error({ err: error }, 'Exchange rates could not be fetched.')
    return []
  })
  await db.transaction(async (tx) => {
    const known = await tx
      .selectDistinctOn([exchangeRate.currency])
      .from(exchangeRate)
      .orderBy(exchangeRate.currency, desc(exchangeRate.date))
    const last = new Map(known.map((rate) => [rate.currency, rate.somPerUnit]))
    const believed = fetched.filter((rate) => isBelieved(rate, last.get(rate.currency), context))
    if (believed.length > 0) await tx.insert(exchangeRate).values(believed).onConflictDoNothing()
    await refreshListing(tx, 'all', clock())
    await bumpRevision(tx)
  })
}

function isBelieved(
  { currency, somPerUnit, date }: ExchangeRate,
  last: string | undefined,
  { log }: AppContext,
): boolean {
  if (last === undefined || !isJump(last, somPerUnit)) return true
  log.error(
    { currency, last, somPerUnit, date },
    'An exchange rate jumped by more than a tenth; the old one stays.',
  )
  return false
}
