import type { DeliveryService, NewRetailOrder, LineRequest } from '@shyrdak/sdk/contract'
import {
  discountedCosts,
  lineKey,
  parcelShares,
  parcelsOf,
  toMinor,
  toMoney,
  type Tariffs,
} from '@shyrdak/sdk/rules'
import type * as z from 'zod/mini'
import { daysToMake, type KnownLine, lineState, saleMinor } from '#modules/catalogue/index.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { SavedQuoteLine } from '#modules/delivery/index.ts'
import { judgeDiscount, type DiscountFacts } from '#modules/discounts/index.ts'
import { discountShares } from './rules/discount-shares.ts'

type Placement = z.infer<typeof NewRetailOrder>

/** A wanted line with what the store says of it: its own price, and the delivery as quoted. */
export interface PricedOrderLine {
  requested: LineRequest
  known: KnownLine
  saleMinor: number
  service: DeliveryService
  /** Its share of the parcel that it travels in. */
  deliveryMinor: number
  /** Its share of what a code takes off the goods. */
  discountMinor: number
  /** What was promised for the making; null where all pieces lie ready. */
  daysToMake: number | null
}

export interface PricedOrder {
  lines: PricedOrderLine[]
  goodsMinor: number
  deliveryMinor: number
  /** The code that is used, and what it takes off the goods. A code that changes nothing is not used. */
  discount: { facts: DiscountFacts; minor: number } | null
  totalMinor: number
}

/** What an order is priced by, beside what is known of its lines. */
interface Terms {
  quote: { lines: readonly SavedQuoteLine[]; tariffs: Tariffs }
  /** The code that was sent, where the store has it. */
  discount: DiscountFacts | null
  /** In Bishkek. */
  day: string
}

/**
 * Prices an order by the server's own prices; what the shopper saw is only compared.
 * @throws INVALID naming a thing or service that does not exist, NOT_SOLD_HERE, SOLD_OUT, PRICE_CHANGED; QUOTE_STALE
 * where pieces that lay ready would have to be made by now; DISCOUNT_CHANGED with what has become of the code.
 */
export function priceOrder(
  body: Placement,
  known: ReadonlyMap<string, KnownLine>,
  { quote: { lines: quoted, tariffs }, discount, day }: Terms,
): PricedOrder {
  const promises = new Map(quoted.map((line) => [line.line_key, line]))
  const sent = body.items.map((item, index) => {
    const key = lineKey(item)
    const found = known.get(key)
    if (!found) throw refuseField(['items', index, 'product_id'], 'unknown')
    const promise = promises.get(key)
    const service = promise?.services.find(({ id }) => id === item.service_id)
    const state = lineState(item.count, found)
    if (state === 'not_sold_here')
      throw refuse('NOT_SOLD_HERE', { message: `${key} is not sold in this country.` })
    if (state !== 'available') throw refuse('SOLD_OUT', { message: `Too few pieces of ${key} are left.` })
    if (!service) throw refuseField(['items', index, 'service_id'], 'unknown')
    const promised = promise?.days_to_make ?? null
    if (promised === null && daysToMake(item.count, found) !== null)
      throw refuse('QUOTE_STALE', { message: `${key} does not lie ready any more.` })
    return { requested: item, known: found, saleMinor: saleMinor(found), service, daysToMake: promised }
  })
  const lines = withShares(sent, promises, tariffs)
  const goods = toMoney(lines.reduce((sum, line) => sum + line.saleMinor * line.requested.count, 0))
  const delivery = toMoney(lines.reduce((sum, line) => sum + line.deliveryMinor, 0))
  const { discount_code: code } = body
  const judged = code === undefined ? null : judgeDiscount(discount, { code, goods, day })
  const costs = discountedCosts(judged?.state === 'valid' ? judged.terms : null, { goods, delivery })
  const goodsMinor = toMinor(goods)
  const deliveryMinor = toMinor(costs.delivery)
  const minor = toMinor(costs.discount)
  const totalMinor = goodsMinor - minor + deliveryMinor
  const total = toMoney(totalMinor)
  const sawOtherPrice = body.items.some((item, index) => toMinor(item.sale_cost) !== lines[index]?.saleMinor)
  const isOtherTotal = body.total !== total
  if (!sawOtherPrice && judged && (judged.state !== 'valid' || isOtherTotal))
    throw refuse('DISCOUNT_CHANGED', {
      message: `With the code ${judged.code} (${judged.state}) the order costs ${total} KGS now.`,
      data: { discount: judged, total },
    })
  if (sawOtherPrice || isOtherTotal)
    throw refuse('PRICE_CHANGED', { message: `The order costs ${total} KGS now.` })
  const isUsed = minor > 0 || costs.delivery !== delivery
  return {
    lines: withDiscount(lines, minor, deliveryMinor),
    goodsMinor,
    deliveryMinor,
    discount: discount && isUsed ? { facts: discount, minor } : null,
    totalMinor,
  }
}

type ParcelledLine = Omit<PricedOrderLine, 'discountMinor'>

/** What each line pays less by a code: a share of the discount, and nothing for delivery that costs nothing. */
function withDiscount(
  lines: readonly ParcelledLine[],
  discountMinor: number,
  deliveryMinor: number,
): PricedOrderLine[] {
  const shares = discountShares(
    discountMinor,
    lines.map(({ saleMinor: sale, requested: { count } }) => ({ goodsMinor: sale * count })),
  )
  return lines.map((line, index) => ({
    ...line,
    ...(deliveryMinor === 0 && { deliveryMinor }),
    discountMinor: shares[index] ?? 0,
  }))
}

/** What each line pays of its parcel, which is charged once. */
function withShares(
  lines: readonly Omit<ParcelledLine, 'deliveryMinor'>[],
  quoted: ReadonlyMap<string, SavedQuoteLine>,
  tariffs: Tariffs,
): ParcelledLine[] {
  const sent = lines.map((line) => ({
    line,
    is_special: line.requested.is_special,
    service: line.service,
    weight: quoted.get(lineKey(line.requested))?.weight,
  }))
  const shares = new Map(
    parcelsOf(sent, tariffs).flatMap((parcel) => {
      const own = parcelShares(
        parcel.price,
        parcel.lines.map(({ weight }) => weight ?? 0),
      )
      return parcel.lines.map(({ line }, index) => [line, toMinor(own[index] ?? '0.00')] as const)
    }),
  )
  return lines.map((line) => ({ ...line, deliveryMinor: shares.get(line) ?? 0 }))
}
