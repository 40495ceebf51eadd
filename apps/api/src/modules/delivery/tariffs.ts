import { and, inArray, lte } from 'drizzle-orm'
import { dayOf } from '#platform/day.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { tariff } from './tables.ts'
import type { TariffBand } from './rules/delivery.ts'

/**
 * Returns the price lists to countries that are valid at a time. The newest list of a service replaces older
 * ones, even after it has ended.
 */
export async function tariffsTo(
  db: Database | Transaction,
  countries: readonly string[],
  now: Date,
): Promise<(TariffBand & { country: string })[]> {
  const day = dayOf(now)
  const begun = await db
    .select()
    .from(tariff)
    .where(and(inArray(tariff.country, [...countries]), lte(tariff.validFrom, day)))
  const newest = new Map<string, string>()
  const serviceOf = ({ country, code }: (typeof begun)[number]) => `${country} ${code}`
  for (const band of begun)
    if (band.validFrom > (newest.get(serviceOf(band)) ?? '')) newest.set(serviceOf(band), band.validFrom)
  return begun.filter(
    (band) => newest.get(serviceOf(band)) === band.validFrom && (band.validTo === null || band.validTo > day),
  )
}
