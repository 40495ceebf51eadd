import type { DeliveryService, NewRetailOrder, LineRequest } from '@shyrdak/sdk/contract'
import { lineKey, parcelShares, parcelsOf, toMinor, toMoney, type Tariffs } from '@shyrdak/sdk/rules'
import type * as z from 'zod/mini'
import { daysToMake, type KnownLine, lineState, saleMinor } from '#modules/catalogue/index.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { SavedQuoteLine } from '#modules/delivery/index.ts'

type Placement = z.infer<typeof NewRetailOrder>

/** A wanted line with what the store says of it: its own price, and the delivery as quoted. */
export interface PricedOrderLine {
  requested: LineRequest
  known: KnownLine
  saleMinor: number
  service: DeliveryService
  /** Its share of the parcel that it travels in. */
  deliveryMinor: number
  /** What was promised for the making; null where all pieces lie ready. */
  daysToMake: number | null
}

export interface PricedOrder {
  lines: PricedOrderLine[]
  goodsMinor: number
  deliveryMinor: number
  totalMinor: number
}

/**
 * Prices an order by the server's own prices; what the shopper saw is only compared.
 * @throws INVALID naming a thing or service that does not exist, NOT_SOLD_HERE, SOLD_OUT, PRICE_CHANGED; QUOTE_STALE
 * where pieces that lay ready would have to be made by now.
 */
export function priceOrder(
  body: Placement,
  known: ReadonlyMap<string, KnownLine>,
  { lines: quoted, tariffs }: { lines: readonly SavedQuoteLine[]; tariffs: Tariffs },
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
  const goodsMinor = lines.reduce((sum, line) => sum + line.saleMinor * line.requested.count, 0)
  const deliveryMinor = lines.reduce((sum, line) => sum + line.deliveryMinor, 0)
  const totalMinor = goodsMinor + deliveryMinor
  const sawOtherPrice = body.items.some((item, index) => toMinor(item.sale_cost) !== lines[index]?.saleMinor)
  if (sawOtherPrice || toMinor(body.total) !== totalMinor)
    throw refuse('PRICE_CHANGED', { message: `The order costs ${toMoney(totalMinor)} KGS now.` })
  return { lines, goodsMinor, deliveryMinor, totalMinor }
}

/** What each line pays of its parcel, which is charged once. */
function withShares(
  lines: readonly Omit<PricedOrderLine, 'deliveryMinor'>[],
  quoted: ReadonlyMap<string, SavedQuoteLine>,
  tariffs: Tariffs,
): PricedOrderLine[] {
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
