import { createSdk, ShyrdakError, type TransportRequest } from '@shyrdak/sdk'
import {
  routeOf,
  delivery,
  orders,
  payments,
  specialOrders,
  type NewRetailOrder,
  type PaymentProvider,
  type PlacedOrder,
  type Quote,
  type StartedPayment,
  type LineRequest,
} from '@shyrdak/sdk/contract'
import type { FailureCode } from '@shyrdak/sdk/rules'
import { quotedLine, quoteOf, rug, slippers } from './goods.ts'

/** Returns the order that the store places for a body. */
export function placedOrder(body: NewRetailOrder, id = 41): PlacedOrder {
  return {
    order: {
      id,
      kind: body.items.some(({ is_special }) => is_special) ? 'special' : 'retail',
      order_number: `SH-${id}`,
      status: 'Processing',
      is_made_to_order: false,
      is_collected: body.address.city === undefined,
      reason: null,
      payment: { state: 'unpaid', provider: body.payment_method, payable: true },
      held_until: '2026-11-20T10:00:00.000Z',
      items: [],
      contact: body.contact,
      address: {
        country_iso_code: body.address.country_iso_code,
        city: body.address.city ?? null,
        street: body.address.street ?? null,
        postal_code: body.address.postal_code ?? null,
      },
      comment: body.comment ?? '',
      is_gift: body.is_gift ?? false,
      language: body.language,
      goods_total: body.total,
      delivery_total: '0.00',
      total: body.total,
      timeline: [],
      promised_on: null,
      created_at: '2026-11-20T09:30:00.000Z',
    },
    secret: 'x'.repeat(22),
    payment_link: '/payment-link/7c3c4b5e-1f0a-4a53-9d0c-0f0f8a7f2a11',
  }
}

export const startedPayment = (provider: PaymentProvider): StartedPayment => ({
  payment: {
    attempt_id: 'a-1',
    charge: { amount: '10.00', currency: 'KGS', rate: null, rate_date: null },
    provider,
    state: 'pending',
    redirect: { method: 'GET', url: 'https://bank.example/pay/1', fields: {} },
  },
  redirect_url: 'https://bank.example/pay/1',
})

export const refusal = (code: FailureCode, quote?: Quote, more: object = {}) =>
  new ShyrdakError({ code, operation: routeOf(orders.place), data: quote && { quote, ...more } })

/** Returns the response, or an error to throw. */
type Reply = (request: TransportRequest) => unknown

/** A store that places one order per key. `next` overrides its next responses. */
export function fakeStore() {
  const made = new Map<string, { body: NewRetailOrder; placed: PlacedOrder }>()
  const calls: TransportRequest[] = []
  const next: Reply[] = []
  const goods = { stock: 5, sale_cost: '1850.00' }

  function place({ body, idempotencyKey = '' }: TransportRequest): unknown {
    const sent = body as NewRetailOrder // checkout sends nothing else
    const before = made.get(idempotencyKey)
    if (before && JSON.stringify(before.body) !== JSON.stringify(sent)) throw refusal('KEY_REUSED')
    if (before) return before.placed
    const placed = placedOrder(sent, 41 + made.size)
    made.set(idempotencyKey, { body: sent, placed })
    return placed
  }

  function quote(body: unknown): Quote {
    const { items } = body as { items: LineRequest[] } // checkout sends nothing else
    return quoteOf(
      items.map(({ size, count, is_special }) =>
        quotedLine(is_special ? rug({ size }) : slippers({ ...goods, size }), count),
      ),
    )
  }

  function answer(request: TransportRequest): unknown {
    const { path } = request.endpoint
    if (path.includes('delivery')) return quote(request.body)
    if (path.includes('payment')) return startedPayment(path.split('/').at(-1) as PaymentProvider) // the last segment
    return place(request)
  }

  const transport = async (request: TransportRequest): Promise<unknown> => {
    calls.push(request)
    await Promise.resolve()
    const reply = next.shift() ?? answer
    const response = reply(request)
    if (response instanceof Error) throw response
    return response
  }

  const sdk = createSdk(
    { retailOrders: { delivery, orders, payments }, specialGoods: { orders: specialOrders } },
    { transport },
  )
  return { sdk, calls, next, goods, made, answer, place }
}
