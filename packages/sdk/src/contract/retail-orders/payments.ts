import * as z from 'zod/mini'
import { holderOrOwner, unauthenticated } from '../access.ts'
import { endpoint, type ErrorShapes } from '../endpoint.ts'
import { Id } from '../scalars.ts'
import { Quote } from './delivery.ts'
import { Money } from '../money.ts'
import { OrderSecretQuery } from './orders.ts'
import { PaymentCharge } from './payment-charge.ts'
import { PaymentProvider } from './payment-provider.ts'

/** How to send the shopper to the payment page: a link (GET) or a form to submit (POST with `fields`). */
export const Redirect = z.object({
  method: z.enum(['GET', 'POST']),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
})

/**
 * A payment attempt, with a fixed rate in its `charge`. `redirect_url` repeats the URL of a GET redirect for
 * simple clients.
 */
export const StartedPayment = z.object({
  payment: z.object({
    attempt_id: z.string(),
    provider: PaymentProvider,
    state: z.enum([
      'created',
      'pending',
      'processing',
      'captured',
      'partially_refunded',
      'refunded',
      'failed',
      'canceled',
      'expired',
    ]),
    charge: PaymentCharge,
    redirect: Redirect,
  }),
  redirect_url: z.nullable(z.string()),
})
export type StartedPayment = z.infer<typeof StartedPayment>

/** A page of the shop, as a path or an absolute URL; any other is INVALID. */
const returnUrl = z.string().check(z.minLength(1), z.maxLength(2000))
const byId = z.object({ order_id: Id, success_url: returnUrl, cancel_url: returnUrl })
const byNumber = z.object({ order_number: z.string().check(z.minLength(1), z.maxLength(40)) })
const errors = {
  NOT_FOUND: {},
  ALREADY_PAID: {},
  NOT_PAYABLE: {},
  SOLD_OUT: { quote: Quote },
  PAYMENT_FAILED: {},
} as const satisfies ErrorShapes
const start = {
  method: 'POST',
  access: holderOrOwner('frontend', 'wholesale'),
  query: OrderSecretQuery,
  response: StartedPayment,
  errors,
  repeatable: true,
} as const

/**
 * All but `methods` and `charges` start a payment and return where to send the shopper. They take no
 * Idempotency-Key: a repeated call returns the open attempt of the order at that provider (the same
 * `attempt_id` and charge; the bank's page is renewed when it is 10 minutes old). Only after that attempt
 * has failed, expired or been canceled does a call create another one. Source: spec §7.
 */
export const payments = {
  methods: endpoint({
    method: 'GET',
    path: '/frontend/retail/payment',
    summary: 'List the payment methods that the store offers. Empty while it takes no payments.',
    access: unauthenticated,
    response: z.array(PaymentProvider),
  }),
  charges: endpoint({
    method: 'GET',
    path: '/frontend/retail/payment/charges',
    summary:
      'List what each payment method would charge for a sum in som now. A method without a current exchange rate is left out.',
    access: unauthenticated,
    query: z.object({ total: Money }),
    response: z.array(z.object({ provider: PaymentProvider, charge: PaymentCharge })),
  }),
  paypal: endpoint({
    ...start,
    path: '/frontend/retail/payment/paypal',
    summary: 'Start a payment with PayPal, or continue the open one. Safe to repeat.',
    body: byId,
  }),
  kkb: endpoint({
    ...start,
    path: '/frontend/retail/payment/kkb',
    summary: 'Start a card payment with Kazkommertsbank (KKB), or continue the open one. Safe to repeat.',
    body: byId,
  }),
  kicb: endpoint({
    ...start,
    path: '/frontend/retail/payment/kicb',
    summary: 'Start a payment with KICB, or continue the open one. Safe to repeat.',
    body: byNumber,
  }),
  yookassa: endpoint({
    ...start,
    path: '/frontend/retail/payment/yookassa',
    summary: 'Start a payment with YooKassa, or continue the open one. Safe to repeat.',
    body: byNumber,
  }),
}
