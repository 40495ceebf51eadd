import type { Address, LocalizedText, OrderStatus } from '@shyrdak/sdk/contract'
import { lineKey } from '@shyrdak/sdk/rules'
import { findLines, saleMinor } from '#modules/catalogue/index.ts'
import { secret, uuid } from '#platform/random.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { moveOrder } from './move-order.ts'
import { nextOrderNumber } from './order-number.ts'
import { secretHash } from './order-secret.ts'
import { retailOrder, retailOrderEvent, retailOrderLine } from './tables.ts'

/** A step of an order’s way: by the store, or by a craftsman with a word for the buyer. */
export interface SeededStep {
  to: OrderStatus
  note?: string
  at: Date
}

export interface SpecialOrderSeed {
  buyer: { id: number; firstName: string; lastName: string; email: string; phone: string; address: Address }
  item: { productId: number; variationId: number; size: string; count: number }
  /** Days until it is ready. */
  daysToMake: number
  service: {
    code: string
    carrier: string
    name: LocalizedText
    minor: number
    days: readonly [number, number]
  }
  craftsmanId: number
  steps: readonly SeededStep[]
  /** Paid a minute after it was placed. */
  at: Date
}

/**
 * Adds a paid order of special goods that are made for it, moved by the rules by which craftsmen move them. Gives its id, or
 * null where the goods are not sold.
 */
export async function seedSpecialOrder(
  tx: Transaction,
  { buyer, item, daysToMake, service, craftsmanId, steps, at }: SpecialOrderSeed,
): Promise<number | null> {
  const requested = {
    product_id: item.productId,
    variation_id: item.variationId,
    size: item.size,
    count: item.count,
    is_special: true,
  }
  const { country_iso_code: country } = buyer.address
  const known = (await findLines(tx, country, [requested])).get(lineKey(requested))
  if (!known?.soldHere) return null
  const goodsMinor = saleMinor(known) * item.count
  const paidAt = new Date(at.getTime() + 60_000)
  const [order] = await tx
    .insert(retailOrder)
    .values({
      number: nextOrderNumber,
      kind: 'special',
      paymentLink: uuid(),
      secretHash: secretHash(secret()),
      ownerMarket: 'frontend',
      ownerId: buyer.id,
      status: 'Processing',
      country,
      language: 'ru',
      firstName: buyer.firstName,
      lastName: buyer.lastName,
      email: buyer.email,
      phone: buyer.phone,
      city: buyer.address.city,
      street: buyer.address.street,
      postalCode: buyer.address.postal_code,
      comment: '',
      provider: 'kicb',
      goodsMinor,
      deliveryMinor: service.minor,
      totalMinor: goodsMinor + service.minor,
      holdsStock: true,
      paidAt,
      createdAt: at,
    })
    .returning({ id: retailOrder.id })
  if (!order) throw new Error('insert into retail_order returned no row')
  await tx.insert(retailOrderLine).values({
    orderId: order.id,
    position: 0,
    productId: item.productId,
    variationId: item.variationId,
    size: item.size,
    count: item.count,
    // All of it is made.
    fromStock: 0,
    madeToOrderDays: daysToMake,
    artisanId: known.artisanId,
    isSpecial: true,
    slug: known.slug,
    name: known.name,
    colorName: known.colorName,
    photo: known.photo,
    saleMinor: saleMinor(known),
    serviceCode: service.code,
    carrier: service.carrier,
    serviceName: service.name,
    deliveryMinor: service.minor,
    daysMin: service.days[0],
    daysMax: service.days[1],
  })
  await tx
    .insert(retailOrderEvent)
    .values({ orderId: order.id, status: 'Processing', mover: 'store', createdAt: at })
  await moveOrder(tx, order.id, { from: 'Processing', to: 'in_production', mover: 'store', at: paidAt })
  let from: OrderStatus = 'in_production'
  for (const { to, note, at: moment } of steps) {
    await moveOrder(tx, order.id, {
      from,
      to,
      mover: 'craftsman',
      movedBy: craftsmanId,
      ...(note !== undefined && { note }),
      at: moment,
    })
    from = to
  }
  return order.id
}
