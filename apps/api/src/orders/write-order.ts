import type { NewRetailOrder } from '@shyrdak/sdk/contract'
import { toMinor } from '@shyrdak/sdk/rules'
import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Transaction } from '../db/database.ts'
import { retailOrder, retailOrderEvent, retailOrderLine } from '../db/schema/orders.ts'
import type { Actor } from '../handler.ts'
import type { OrderRow } from './order-rows.ts'
import type { PricedOrder } from './price-order.ts'

interface Placed {
  body: z.infer<typeof NewRetailOrder>
  priced: PricedOrder
  actor: Actor
  paymentLink: string
  secretHash: Buffer
  heldUntil: Date
  at: Date
}

/** Writes a new order, its lines as they are now, and the first line of its timeline. */
export async function writeOrder(tx: Transaction, placed: Placed): Promise<OrderRow> {
  const { body, priced, actor, at } = placed
  const [order] = await tx
    .insert(retailOrder)
    .values({
      number: sql`'S-' || nextval('order_number')`,
      paymentLink: placed.paymentLink,
      secretHash: placed.secretHash,
      ...(actor.kind === 'session' && { ownerMarket: actor.market, ownerId: actor.userId }),
      status: 'Processing',
      country: body.address.country_iso_code,
      language: body.language,
      firstName: body.contact.first_name,
      lastName: body.contact.last_name,
      email: body.contact.email,
      phone: body.contact.phone,
      city: body.address.city,
      street: body.address.street,
      postalCode: body.address.postal_code,
      comment: body.comment ?? '',
      provider: body.payment_method,
      goodsMinor: priced.goodsMinor,
      deliveryMinor: priced.deliveryMinor,
      totalMinor: priced.totalMinor,
      holdsStock: true,
      heldUntil: placed.heldUntil,
      createdAt: at,
    })
    .returning()
  if (!order) throw new Error('PostgreSQL wrote an order and did not tell it.')
  await tx.insert(retailOrderLine).values(
    priced.lines.map(({ wanted, known, saleMinor, service }, position) => ({
      orderId: order.id,
      position,
      productId: wanted.product_id,
      variationId: wanted.variation_id,
      size: wanted.size,
      count: wanted.count,
      isSpecial: wanted.is_special,
      slug: known.slug,
      name: known.name,
      colorName: known.colorName,
      photo: known.photo,
      saleMinor,
      serviceCode: service.code,
      carrier: service.carrier,
      serviceName: service.name,
      deliveryMinor: toMinor(service.price),
      daysMin: service.days_min,
      daysMax: service.days_max,
    })),
  )
  await tx
    .insert(retailOrderEvent)
    .values({ orderId: order.id, status: 'Processing', reason: null, mover: 'store', createdAt: at })
  return order
}
