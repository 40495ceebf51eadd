import type { Transaction } from '#platform/sql/database.ts'
import { tariff } from './tables.ts'
import { DEMO_OFFERS, STEPS } from './demo-tariffs.ts'

/** The day from which the demo price list holds. */
const VALID_FROM = '2025-01-01'

/** Puts the demo price list in; a list already there stays as it is. */
export async function seedTariffs(tx: Transaction): Promise<void> {
  const rows = Object.entries(DEMO_OFFERS).flatMap(([country, offers]) =>
    offers.flatMap(({ operator, code, kind, name, days, prices }) =>
      prices.map((som, step) => ({
        operator,
        code,
        kind,
        name,
        country,
        fromG: step === 0 ? 0 : (STEPS[step - 1] ?? 0),
        toG: STEPS[step] ?? 0,
        priceMinor: som * 100,
        daysMin: days[0],
        daysMax: days[1],
        validFrom: VALID_FROM,
      })),
    ),
  )
  await tx.insert(tariff).values(rows).onConflictDoNothing()
}
