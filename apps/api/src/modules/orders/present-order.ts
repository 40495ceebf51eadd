import type { RetailOrder } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import type { Database } from '#platform/sql/database.ts'
import {
  chargeOf,
  isCollected,
  isPayable,
  payingAttempt,
  paymentStateOf,
  refundedOf,
  surplusOf,
  type AttemptMoney,
} from './rules/orders.ts'
import { linesLeft, linesShown } from './rules/lines-left.ts'
import { promisedOn } from './rules/promised-on.ts'
import {
  attemptsOf,
  eventsOf,
  linesOf,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRow,
} from './order-rows.ts'

/** An order with its lines as they are shown, events and payment attempts. */
export interface OrderRows {
  order: OrderRow
  lines: OrderLineRow[]
  events: (Pick<OrderEventRow, 'status' | 'reason' | 'createdAt'> &
    Partial<Pick<OrderEventRow, 'mover' | 'movedBy' | 'photo'>>)[]
  attempts: (AttemptMoney & Pick<OrderRow, 'provider'>)[]
}

export async function readOrderRows(db: Database, order: OrderRow): Promise<OrderRows> {
  const [lines, events, attempts] = await Promise.all([
    linesOf(db, order.id),
    eventsOf(db, order.id),
    attemptsOf(db, order.id),
  ])
  return { order, lines: linesShown(order, lines), events, attempts }
}

/** Reads the rows of an order and presents it as in the contract. */
export const presentOrder = async (db: Database, order: OrderRow): Promise<RetailOrder> =>
  presentOrderRows(await readOrderRows(db, order))

/** Presents an order whose rows are already loaded. */
export function presentOrderRows({ order, lines, events, attempts }: OrderRows): RetailOrder {
  const refunded = refundedOf(attempts)
  const charge = chargeOf(attempts)
  const surplus = surplusOf(attempts)
  const left = linesLeft(lines)
  return {
    id: order.id,
    order_number: order.number,
    kind: order.kind,
    status: order.status,
    is_made_to_order: left.some(({ madeToOrderDays }) => madeToOrderDays !== null),
    is_collected: isCollected(order),
    reason: order.reason,
    payment: {
      state: paymentStateOf(order, attempts),
      provider: (payingAttempt(attempts) ?? attempts.at(-1))?.provider ?? order.provider,
      payable: isPayable(order, attempts),
      ...(charge && { charge }),
    },
    held_until: order.heldUntil?.toISOString() ?? null,
    items: lines.map(presentLine),
    contact: {
      first_name: order.firstName,
      last_name: order.lastName,
      email: order.email,
      phone: order.phone,
    },
    address: {
      country_iso_code: order.country,
      city: order.city,
      street: order.street,
      postal_code: order.postalCode,
    },
    comment: order.comment,
    is_gift: order.isGift,
    ...(order.giftNote !== '' && { gift_note: order.giftNote }),
    language: order.language,
    goods_total: toMoney(order.goodsMinor),
    delivery_total: toMoney(order.deliveryMinor),
    ...(order.discountCode !== null &&
      order.discountKind !== null && {
        discount: {
          code: order.discountCode,
          kind: order.discountKind,
          amount: toMoney(order.discountMinor),
        },
      }),
    total: toMoney(order.totalMinor),
    ...(refunded && { refunded }),
    ...(surplus.length > 0 && { surplus }),
    timeline: events.map(presentEvent),
    promised_on: promisedOn(startOfWork(order, events), left),
    created_at: order.createdAt.toISOString(),
  }
}

export const presentEvent = ({ status, reason, photo, createdAt }: OrderRows['events'][number]) => ({
  status,
  reason,
  ...(photo && { photo }),
  created_at: createdAt.toISOString(),
})

/** Returns when work began: on payment, or when a manager started it; null before that. */
const startOfWork = ({ paidAt }: OrderRow, events: OrderRows['events']): Date | null =>
  paidAt ?? events.find(({ status }) => status === 'in_production')?.createdAt ?? null

const presentLine = (line: OrderLineRow): RetailOrder['items'][number] => ({
  product_id: line.productId,
  variation_id: line.variationId,
  slug: line.slug,
  name: line.name,
  color_name: line.colorName,
  photo: line.photo,
  size: line.size,
  count: line.count,
  ...(line.canceledCount > 0 && { canceled: line.canceledCount }),
  is_special: line.isSpecial,
  sale_cost: toMoney(line.saleMinor),
  total: toMoney(line.saleMinor * line.count),
  made_to_order_days: line.madeToOrderDays,
  delivery: {
    code: line.serviceCode,
    carrier: line.carrier,
    name: line.serviceName,
    price: toMoney(line.deliveryMinor),
    days_min: line.daysMin,
    days_max: line.daysMax,
    tracking_number: line.trackingNumber,
  },
})
