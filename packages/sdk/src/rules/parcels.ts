import type { DeliveryService, TariffStep } from '../contract/retail-orders/delivery.ts'
import type { Money } from '../contract/money.ts'
import { addMoney, compareMoney, toMinor, toMoney } from './money.ts'

/** A parcel heavier than this many full ones is more than a carrier takes in one go. */
const MAX_PARCELS = 60

/**
 * What a carrier asks for a weight: as many full parcels as its heaviest step holds, and one for the rest.
 * Undefined where it does not carry that much.
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

/** A line with the service that was chosen for it. Without a weight it is charged by itself. */
export interface SentLine {
  readonly is_special: boolean
  /** Of all its items, in grams. */
  readonly weight?: number | undefined
  readonly service: Pick<DeliveryService, 'id' | 'price' | 'days_min' | 'days_max'>
}

/** The price lists of the services, by their ids. */
export type Tariffs = Readonly<Record<string, readonly TariffStep[]>>

export interface Parcel<Line> {
  readonly lines: readonly Line[]
  readonly price: Money
}

/**
 * What travels together is one parcel and charged once, by its whole weight: lines of one service that are sent at the
 * same time. Retail and special goods, and what has yet to be made, travel apart. No parcel costs more than its lines.
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

/** The price of a parcel as shares of its lines, by their weights: exact in sum, equal where nothing weighs anything. */
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
