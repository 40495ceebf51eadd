import type { Charge, OpenPayment } from '#gateways/payments/port.ts'
import type { OrderRow, paymentAttempt } from '#modules/orders/index.ts'
import { textsOf } from '#platform/text/i18n.ts'
import texts from './texts.json' with { type: 'json' }

export type AttemptRow = typeof paymentAttempt.$inferSelect

const textsIn = textsOf('modules-payments', texts)

/** Builds the request to a bank. It is identical on every call for the same attempt. */
export const chargeOf = (attempt: AttemptRow, order: OrderRow, publicUrl: string): Charge => ({
  attemptId: attempt.id,
  invoice: attempt.invoice,
  orderNumber: order.number,
  amount: attempt.amountMinor,
  currency: attempt.currency,
  language: order.language,
  description: textsIn(order.language)('charge', { number: order.number }),
  email: order.email,
  returnUrl: `${publicUrl}/api/pay/return/${attempt.returnToken}`,
  cancelUrl: `${publicUrl}/api/pay/cancel/${attempt.returnToken}`,
  hookUrl: `${publicUrl}/api/hooks/${attempt.provider}`,
})

/** An attempt in the form that the bank gateways take. */
export const paymentOf = (attempt: AttemptRow & { providerRef: string }): OpenPayment => ({
  attemptId: attempt.id,
  invoice: attempt.invoice,
  amount: attempt.amountMinor,
  currency: attempt.currency,
  providerRef: attempt.providerRef,
})
