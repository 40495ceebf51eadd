import { mayMoveOrder, ORDER_STATUSES, type OrderStatus, type SpecialOrder } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { linesLeft, countLeft } from './rules/lines-left.ts'
import { CANCELED, isStoreReason } from './rules/orders.ts'
import { presentEvent, presentOrderRows, type OrderRows } from './present-order.ts'

/** Hides reasons written by managers: they are meant for the buyer. */
export const reasonForArtisan = (reason: string | null) =>
  reason !== null && isStoreReason(reason) ? reason : null

/** Returns the reason of the craftsman's own hold; null for any other. */
function ownHold({ order, events }: OrderRows, userId: number): string | null {
  const last = events.at(-1)
  const isOwn = order.status === 'on_hold' && last?.mover === 'craftsman' && last.movedBy === userId
  return isOwn ? order.reason : null
}

export interface ArtisanAccount {
  artisanId: number
  /** The account id of the workshop's craftsman. */
  userId: number
}

/** The order of a workshop whose goods were all canceled, while those of others go on. */
export const CANCELED_PART = { status: 'on_hold', reason: CANCELED } as const

/**
 * The statuses a craftsman may move the order to. None when it also has goods of others: a manager decides
 * when all are ready.
 */
export const artisanMoves = (
  { order, lines }: Pick<OrderRows, 'order' | 'lines'>,
  artisanId: number,
): OrderStatus[] =>
  linesLeft(lines).every((line) => line.artisanId === artisanId)
    ? ORDER_STATUSES.filter((to) => mayMoveOrder(order.status, to, 'craftsman'))
    : []

/** The share of a line's discount on the pieces left: canceled ones take theirs with them, rounded up. */
const discountLeft = ({ discountMinor, canceledCount, count }: OrderRows['lines'][number]) =>
  discountMinor - Math.ceil((discountMinor * canceledCount) / count)

/**
 * Presents an order to a workshop: its own lines and the totals of what is left of them, the notes of its
 * craftsman, and nothing that identifies the buyer.
 */
export function presentForArtisan(whole: OrderRows, { artisanId, userId }: ArtisanAccount): SpecialOrder {
  const lines = whole.lines.filter((line) => line.artisanId === artisanId)
  const left = linesLeft(lines)
  const goodsMinor = left.reduce((sum, line) => sum + line.saleMinor * countLeft(line), 0)
  const deliveryMinor = left.reduce((sum, line) => sum + line.deliveryMinor, 0)
  const discountMinor = left.reduce((sum, line) => sum + discountLeft(line), 0)
  const {
    gift_note: _note,
    refunded: _refunded,
    surplus: _surplus,
    payment: { charge: _charge, ...payment },
    discount,
    ...order
  } = presentOrderRows({ ...whole, lines })
  return {
    ...order,
    reason: reasonForArtisan(order.reason) ?? ownHold(whole, userId),
    payment: { ...payment, payable: false },
    contact: null,
    address: {
      country_iso_code: order.address.country_iso_code,
      city: null,
      street: null,
      postal_code: null,
    },
    comment: null,
    goods_total: toMoney(goodsMinor),
    delivery_total: toMoney(deliveryMinor),
    ...(discount && { discount: { ...discount, amount: toMoney(discountMinor) } }),
    total: toMoney(goodsMinor - discountMinor + deliveryMinor),
    timeline: whole.events.map((event) => {
      if (event.mover === 'craftsman' && event.movedBy === userId) return presentEvent(event)
      return { ...presentEvent({ ...event, photo: null }), reason: reasonForArtisan(event.reason) }
    }),
    moves: artisanMoves(whole, artisanId),
    ...(left.length === 0 && CANCELED_PART),
  }
}
