import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { tariff } from './tables.ts'
import type { TariffBand } from './rules/delivery.ts'

/** The price lists to a country that hold on a day. Of two lists of one service, the newer one holds. */
export async function tariffsTo(
  db: Database | Transaction,
  country: string,
  now: Date,
): Promise<TariffBand[]> {
  const day = now.toISOString().slice(0, 10)
  const bands = await db
    .select()
    .from(tariff)
    .where(
      and(
        eq(tariff.country, country),
        lte(tariff.validFrom, day),
        or(isNull(tariff.validTo), gt(tariff.validTo, day)),
      ),
    )
  const newest = new Map<string, string>()
  for (const { code, validFrom } of bands)
    if (validFrom > (newest.get(code) ?? '')) newest.set(code, validFrom)
  return bands.filter(({ code, validFrom }) => newest.get(code) === validFrom)
}
