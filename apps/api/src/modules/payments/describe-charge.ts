import type { Charge, OpenPayment } from '#gateways/payments/port.ts'
import type { OrderRow, paymentAttempt } from '#modules/orders/index.ts'
import { textsOf } from '#platform/text/i18n.ts'
import en from './locales/en.json' with { type: 'json' }
import kg from './locales/kg.json' with { type: 'json' }
import ru from './locales/ru.json' with { type: 'json' }
import { NAMESPACES, type Texts } from './locales/texts.ts'

export type AttemptRow = typeof paymentAttempt.$inferSelect

const textsIn = textsOf<Texts>(NAMESPACES, { en, ru, kg })

/** What a bank is asked for, the same every time for one attempt. */
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

/** An attempt as the bank knows it. */
export const paymentOf = (attempt: AttemptRow & { providerRef: string }): OpenPayment => ({
  attemptId: attempt.id,
  invoice: attempt.invoice,
  amount: attempt.amountMinor,
  currency: attempt.currency,
  providerRef: attempt.providerRef,
})
