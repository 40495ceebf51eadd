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

/** An ordered line with the store's own price and the quoted delivery. */
export interface PricedOrderLine {
  requested: LineRequest
  known: KnownLine
  saleMinor: number
  service: DeliveryService
  /** Its share of the parcel's delivery price. */
  deliveryMinor: number
  /** Its share of the discount on goods. */
  discountMinor: number
  /** The quoted production time in working days; null when all pieces are in stock. */
  daysToMake: number | null
}

export interface PricedOrder {
  lines: PricedOrderLine[]
  goodsMinor: number
  deliveryMinor: number
  /** The discount code in effect and its discount on goods. Null for a code that changes nothing. */
  discount: { facts: DiscountFacts; minor: number } | null
  totalMinor: number
}

/** The terms that an order is priced by, besides its lines. */
interface Terms {
  quote: { lines: readonly SavedQuoteLine[]; tariffs: Tariffs }
  /** The discount code that was sent; null when it does not exist. */
  discount: DiscountFacts | null
  /** The current day in Bishkek. */
  day: string
}

/**
 * Prices an order with the server's own prices; the prices the shopper saw are only compared.
 * @throws INVALID naming an unknown item or service, NOT_SOLD_HERE, SOLD_OUT, PRICE_CHANGED; QUOTE_STALE when
 * pieces quoted as in stock would now have to be made; DISCOUNT_CHANGED with the code's current state.
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
      throw refuse('QUOTE_STALE', { message: `${key} is no longer in stock.` })
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

/** Adds to each line its share of the discount, and sets its delivery to zero when delivery is free. */
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

/** Adds to each line its share of the price of its parcel, which is charged once. */
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
