import { randomUUID } from 'node:crypto'
import {
  mayMoveOrder,
  type DeliveryService,
  type Language,
  type LineRequest,
  type OrderStatus,
  type PaymentProvider,
  type QuotedLine,
} from '@shyrdak/sdk/contract'
import { addMoney, multiplyMoney, parcelsOf, type Tariffs } from '@shyrdak/sdk/rules'
import { findLines } from '#modules/catalogue/index.ts'
import { priceCart, storedLine } from '#modules/delivery/index.ts'
import { dayOf } from '#platform/day.ts'
import { emailKey } from '#platform/session/email-key.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { areEmpty } from '#platform/sql/seed-rows.ts'
import { moveOrder } from './move-order.ts'
import { nextOrderNumber } from './order-number.ts'
import { orderSecret, secretHash } from './order-secret.ts'
import { orderLineValues, orderValues, type NewOrder } from './order-values.ts'
import { priceOrder } from './price-order.ts'
import { CANCELED } from './rules/orders.ts'
import { retailOrder, retailOrderEvent, retailOrderLine } from './tables.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

/** A shopper's past order with its history. */
export interface OrderSeed {
  owner: {
    id: number
    firstName: string
    lastName: string
    email: string
    phone: string
    language: Language
  }
  country: string
  address: { city: string; street: string; postal_code: string }
  /** The items and the delivery service of each. Special goods are not ordered together with others. */
  items: readonly (LineRequest & { service_id: string })[]
  provider: PaymentProvider
  placedAt: Date
  /** Null for an order that was not paid. */
  paidAt: Date | null
  /**
   * The moves of the order in sequence: by the craftsman who made it, otherwise by the store or a manager.
   */
  way: readonly { to: OrderStatus; at: Date; note?: string; craftsmanId?: number }[]
  /** The tracking number of the parcel. */
  trackingNumber?: string
}

/** Whether the store has no orders yet. */
export const hasNoOrders = (tx: Transaction): Promise<boolean> => areEmpty(tx, [retailOrder])

/**
 * Inserts an order with the usual prices, parcels and moves, and returns its id. Sends no email. Takes no
 * stock: the seeded stock already excludes past orders.
 */
export async function seedOrder(tx: Transaction, seed: OrderSeed, managerId: number): Promise<number> {
  const placed = await placementOf(tx, seed)
  const isCanceled = seed.paidAt === null
  const { id: _, ...values } = orderValues(placed)
  const order = onlyRow(
    await tx
      .insert(retailOrder)
      .values({
        ...values,
        number: nextOrderNumber,
        heldUntil: null,
        paidAt: seed.paidAt,
        holdsStock: !isCanceled,
      })
      .returning({ id: retailOrder.id, status: retailOrder.status }),
    'insert into retail_order',
  )
  await tx.insert(retailOrderLine).values(
    orderLineValues({ ...placed, id: order.id }).map((line) => ({
      ...line,
      fromStock: isCanceled ? 0 : line.madeToOrderDays === null ? line.count : 0,
      trackingNumber: seed.trackingNumber ?? null,
    })),
  )
  await tx
    .insert(retailOrderEvent)
    .values({ orderId: order.id, status: order.status, mover: 'store', createdAt: seed.placedAt })
  await moveAlong(tx, order, { way: seed.way, managerId })
  return order.id
}

/** Prices the items and returns the order as its buyer would have placed it. */
async function placementOf(tx: Transaction, seed: OrderSeed): Promise<NewOrder> {
  const { owner, country, placedAt } = seed
  const requested = seed.items.map(({ service_id: _, ...line }) => line)
  const cart = await priceCart({ db: tx, now: placedAt }, { country, items: requested, delivers: true })
  const tariffs = cart.tariffs ?? {}
  const lines = cart.lines.flatMap((line, index) => {
    const service = line.services.find(({ id }) => id === seed.items[index]?.service_id)
    return service ? [{ ...line, service }] : []
  })
  const body = bodyOf(seed, lines, tariffs)
  const paymentLink = randomUUID()
  return {
    id: 0,
    kind: requested.some(({ is_special }) => is_special) ? 'special' : 'retail',
    body,
    priced: priceOrder(body, await findLines(tx, country, requested), {
      quote: { lines: cart.lines.map(storedLine), tariffs },
      discount: null,
      day: dayOf(placedAt),
    }),
    shippingAddress: lines.every(({ service }) => service.kind === 'pickup') ? null : seed.address,
    buyer: { emailKey: emailKey(owner.email), accountId: owner.id },
    principal: { kind: 'session', market: 'frontend', userId: owner.id },
    paymentLink,
    secretHash: secretHash(await orderSecret(tx, paymentLink)),
    heldUntil: placedAt,
    at: placedAt,
  }
}

function bodyOf(
  { owner, country, address, provider }: OrderSeed,
  lines: readonly (QuotedLine & { service: DeliveryService })[],
  tariffs: Tariffs,
): NewOrder['body'] {
  return {
    quote_id: '',
    items: lines.map(({ product_id, variation_id, size, count, is_special, service, sale_cost }) => ({
      product_id,
      variation_id,
      size,
      count,
      is_special,
      service_id: service.id,
      sale_cost,
    })),
    total: addMoney(
      ...lines.map(({ sale_cost, count }) => multiplyMoney(sale_cost, count)),
      ...parcelsOf(lines, tariffs).map(({ price }) => price),
    ),
    contact: {
      first_name: owner.firstName,
      last_name: owner.lastName,
      email: owner.email,
      phone: owner.phone,
    },
    address: { country_iso_code: country, ...address },
    payment_method: provider,
    language: owner.language,
    terms: true,
  }
}

/** Moves an order through its history. */
async function moveAlong(
  tx: Transaction,
  order: { id: number; status: OrderStatus },
  { way, managerId }: Pick<OrderSeed, 'way'> & { managerId: number },
): Promise<void> {
  let from = order.status
  for (const { to, at, note, craftsmanId } of way) {
    await moveOrder(tx, order.id, {
      from,
      to,
      at,
      ...moverOf(from, to, { craftsmanId, managerId }),
      ...(note !== undefined && { note }),
      ...(to === 'on_hold' && { reason: CANCELED }),
    })
    from = to
  }
}

function moverOf(
  from: OrderStatus,
  to: OrderStatus,
  { craftsmanId, managerId }: { craftsmanId: number | undefined; managerId: number },
) {
  if (craftsmanId !== undefined) return { mover: 'craftsman', movedBy: craftsmanId } as const
  return mayMoveOrder(from, to, 'store')
    ? ({ mover: 'store' } as const)
    : ({ mover: 'manager', movedBy: managerId } as const)
}
