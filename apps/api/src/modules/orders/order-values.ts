import type { NewRetailOrder, OrderKind } from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'
import type { Principal } from '#platform/principal.ts'
import type { OrderLineRow, OrderRow } from './order-rows.ts'
import type { SentTo as ShippingAddress } from './check-placement.ts'
import type { PricedOrder } from './price-order.ts'

/** An order about to be inserted. */
export interface NewOrder {
  id: number
  kind: OrderKind
  body: z.infer<typeof NewRetailOrder>
  priced: PricedOrder
  /** Null for a pickup order. */
  shippingAddress: ShippingAddress | null
  principal: Principal
  /** Identifies the buyer for the limits of a discount code. */
  buyer: { emailKey: string; accountId: number | null }
  paymentLink: string
  secretHash: Buffer
  heldUntil: Date
  at: Date
}

export const orderValues = ({
  body,
  priced,
  principal,
  shippingAddress,
  ...placed
}: NewOrder): Omit<OrderRow, 'number'> => ({
  id: placed.id,
  kind: placed.kind,
  paymentLink: placed.paymentLink,
  secretHash: placed.secretHash,
  ownerMarket: principal.kind === 'session' ? principal.market : null,
  ownerId: principal.kind === 'session' ? principal.userId : null,
  status: 'Processing',
  reason: null,
  country: body.address.country_iso_code,
  language: body.language,
  firstName: body.contact.first_name,
  lastName: body.contact.last_name,
  email: body.contact.email,
  phone: body.contact.phone,
  city: shippingAddress?.city ?? null,
  street: shippingAddress?.street ?? null,
  postalCode: shippingAddress?.postal_code ?? null,
  comment: body.comment ?? '',
  isGift: body.is_gift === true || Boolean(body.gift_note),
  giftNote: body.gift_note ?? '',
  provider: body.payment_method,
  goodsMinor: priced.goodsMinor,
  deliveryMinor: priced.deliveryMinor,
  discountCode: priced.discount?.facts.code ?? null,
  discountId: priced.discount?.facts.id ?? null,
  discountKind: priced.discount?.facts.kind ?? null,
  discountMinor: priced.discount?.minor ?? 0,
  totalMinor: priced.totalMinor,
  holdsStock: true,
  heldUntil: placed.heldUntil,
  paidAt: null,
  createdAt: placed.at,
})

/** The values of the order lines without `fromStock`, which is known only after the stock was taken. */
export const orderLineValues = ({ id, priced }: NewOrder): Omit<OrderLineRow, 'fromStock'>[] =>
  priced.lines.map(
    ({ requested, known, saleMinor, service, deliveryMinor, discountMinor, daysToMake }, position) => ({
      orderId: id,
      position,
      productId: requested.product_id,
      variationId: requested.variation_id,
      size: requested.size,
      count: requested.count,
      canceledCount: 0,
      madeToOrderDays: daysToMake,
      artisanId: known.artisanId,
      isSpecial: requested.is_special,
      slug: known.slug,
      name: known.name,
      colorName: known.colorName,
      photo: known.photo,
      saleMinor,
      serviceCode: service.code,
      carrier: service.carrier,
      serviceName: service.name,
      deliveryMinor,
      discountMinor,
      daysMin: service.days_min,
      daysMax: service.days_max,
      trackingNumber: null,
    }),
  )
