import type { Charge } from '#gateways/payments/port.ts'
import type { OrderRow, paymentAttempt } from '#modules/orders/index.ts'

export type AttemptRow = typeof paymentAttempt.$inferSelect

const DESCRIPTIONS = {
  en: (number: string) => `Order ${number} at Shyrdak`,
  ru: (number: string) => `Заказ ${number} в магазине Shyrdak`,
  kg: (number: string) => `Shyrdak дүкөнүндөгү ${number} буйрутмасы`,
}

/** What a bank is asked for, the same every time for one attempt. */
export const chargeOf = (attempt: AttemptRow, order: OrderRow, publicUrl: string): Charge => ({
  attemptId: attempt.id,
  orderNumber: order.number,
  amount: attempt.amountMinor,
  currency: attempt.currency,
  language: order.language,
  description: DESCRIPTIONS[order.language](order.number),
  returnUrl: `${publicUrl}/api/pay/return/${attempt.returnToken}`,
  cancelUrl: `${publicUrl}/api/pay/cancel/${attempt.returnToken}`,
})
