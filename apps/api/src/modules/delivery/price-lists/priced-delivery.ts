import type { AppContext } from '#platform/context.ts'
import type { Settings } from '#platform/env.ts'
import { tariffsTo } from '../tariffs.ts'

/**
 * Removes from the delivery settings every country without a current price list, because the checkout could
 * offer nothing there. Logs a warning that names them.
 */
export async function pricedDelivery(
  { db, log, clock }: Pick<AppContext, 'db' | 'log' | 'clock'>,
  delivery: Settings['delivery'],
): Promise<Settings['delivery']> {
  const bands = await tariffsTo(db, [...delivery.countries], clock())
  const priced = new Set(bands.map(({ country }) => country))
  const without = [...delivery.countries].filter((country) => !priced.has(country))
  if (without.length > 0)
    log.warn(
      `delivery: no price list for ${without.join(' ')}: the store does not deliver there; add price lists with TARIFFS_FILE`,
    )
  return { ...delivery, countries: new Set([...delivery.countries].filter((country) => priced.has(country))) }
}
