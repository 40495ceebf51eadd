import type { DeliveryService, TariffStep } from '../contract/retail-orders/delivery.ts'
import type { Money } from '../contract/money.ts'
import { addMoney, compareMoney, toMinor, toMoney } from './money.ts'

/** Maximum number of parcels that a carrier takes at once. */
const MAX_PARCELS = 60

/**
 * Returns a carrier's price for a weight: as many full parcels as its heaviest step holds, and one for the
 * rest. Undefined if the carrier does not take that much.
 */
export function priceByWeight(steps: readonly TariffStep[], grams: number): Money | undefined {
  const largest = steps.reduce<TariffStep | undefined>(
    (most, step) => (most === undefined || step.up_to > most.up_to ? step : most),
    undefined,
  )
  if (!largest) return undefined
  const weight = Math.max(1, grams)
  const full = Math.ceil(weight / largest.up_to) - 1
  if (full >= MAX_PARCELS) return undefined
  const rest = weight - full * largest.up_to
  const step = steps.find(({ above, up_to }) => rest > above && rest <= up_to)
  return step && toMoney(full * toMinor(largest.price) + toMinor(step.price))
}

/** A line with the service selected for it. Without a weight it is charged by itself. */
export interface SentLine {
  readonly is_special: boolean
  /** Weight of all its items, in grams. */
  readonly weight?: number | undefined
  readonly service: Pick<DeliveryService, 'id' | 'price' | 'days_min' | 'days_max'>
}

/** The price lists of the services, by service id. */
export type Tariffs = Readonly<Record<string, readonly TariffStep[]>>

/** Lines that are sent together. `price` is for all of them. */
export interface Parcel<Line> {
  readonly lines: readonly Line[]
  readonly price: Money
}

/**
 * Groups lines into parcels, each charged once by its total weight: lines of one service that are sent at the
 * same time. Retail and special goods, and goods that have yet to be made, travel separately. No parcel costs
 * more than its lines by themselves.
 */
export function parcelsOf<Line extends SentLine>(lines: readonly Line[], tariffs: Tariffs): Parcel<Line>[] {
  const together = Map.groupBy(
    lines,
    ({ is_special, service: { id, days_min, days_max } }) => `${is_special} ${days_min} ${days_max} ${id}`,
  )
  return [...together.values()].map((own) => ({ lines: own, price: parcelPrice(own, tariffs) }))
}

function parcelPrice(lines: readonly SentLine[], tariffs: Tariffs): Money {
  const apart = addMoney(...lines.map(({ service }) => service.price))
  const [first] = lines
  const weights = lines.map(({ weight }) => weight)
  const steps = first && Object.hasOwn(tariffs, first.service.id) ? tariffs[first.service.id] : undefined
  if (lines.length < 2 || !steps || weights.includes(undefined)) return apart
  const weight = weights.reduce<number>((sum, grams) => sum + (grams ?? 0), 0)
  const joint = priceByWeight(steps, weight)
  return joint !== undefined && compareMoney(joint, apart) < 0 ? joint : apart
}

/** Splits the price of a parcel exactly among its lines: by weight, or equally if nothing has a weight. */
export function parcelShares(price: Money, weights: readonly number[]): Money[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const minor = toMinor(price)
  let weighed = 0
  let given = 0
  return weights.map((weight, index) => {
    weighed += weight
    const until = Math.floor(
      total > 0 ? (minor * weighed) / total : (minor * (index + 1)) / Math.max(1, weights.length),
    )
    const share = until - given
    given = until
    return toMoney(share)
  })
}
