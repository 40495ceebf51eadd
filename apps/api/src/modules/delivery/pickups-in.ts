import type { DeliveryWays } from '@shyrdak/sdk/contract'
import type { AppContext } from '#platform/context.ts'
import { tariffsTo } from './tariffs.ts'

/** Returns the pickup places in a country. */
export async function pickupsIn(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  country: string,
): Promise<DeliveryWays['pickups']> {
  const bands = await tariffsTo(db, [country], clock())
  const pickups = bands.filter(({ kind }) => kind === 'pickup')
  return [...new Map(pickups.map(({ code, name }) => [code, { code, name }])).values()]
}
