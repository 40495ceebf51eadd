import { eq } from 'drizzle-orm'
import { DEMO_RATES } from '#gateways/exchange-rates/demo-rates.ts'
import { invoiceOf } from '#gateways/payments/invoice-number.ts'
import { SETTLES_IN } from '#gateways/payments/settles-in.ts'
import { seedCapture } from '#gateways/payments/test-bank/seed-capture.ts'
import { paymentAttempt, retailOrder } from '#modules/orders/index.ts'
import { dayOf } from '#platform/day.ts'
import { secret, uuid } from '#platform/random.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { convert } from './convert.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

const NO_MARGIN = '0'

/** Seeds the payment of a paid order, and the capture at that bank's double. A no-op for an unpaid order. */
export async function seedPayment(tx: Transaction, orderId: number): Promise<void> {
  const [order] = await tx.select().from(retailOrder).where(eq(retailOrder.id, orderId))
  if (!order?.paidAt) return
  const { provider, paidAt, number: orderNumber, language, totalMinor: somMinor } = order
  const charged = chargedFor(provider, somMinor, paidAt)
  const attempt = onlyRow(
    await tx
      .insert(paymentAttempt)
      .values({
        id: uuid(),
        orderId,
        provider,
        somMinor,
        ...charged,
        state: 'captured',
        returnToken: secret(),
        createdAt: paidAt,
      })
      .returning(),
    'insert into payment_attempt',
  )
  // KKB uses our invoice number as the reference; the other banks assign their own.
  const ref = provider === 'kkb' ? invoiceOf(attempt) : uuid()
  await tx.update(paymentAttempt).set({ providerRef: ref }).where(eq(paymentAttempt.id, attempt.id))
  const { amountMinor, currency } = charged
  await seedCapture(tx, {
    provider,
    ref,
    reference: provider === 'kkb' ? ref : attempt.id,
    orderNumber,
    amountMinor,
    currency,
    language,
    at: paidAt,
  })
}

/** The amount charged at the demo's exchange rates. */
function chargedFor(provider: keyof typeof SETTLES_IN, somMinor: number, paidAt: Date) {
  const settles = SETTLES_IN[provider]
  const { currency } = settles
  const rate = DEMO_RATES[currency]
  if (rate === undefined) return { amountMinor: somMinor, currency }
  return {
    amountMinor: convert(somMinor, {
      somPerUnit: rate,
      marginPercent: NO_MARGIN,
      step: 'wholeUnits' in settles ? 100 : 1,
    }),
    currency,
    rate,
    rateDate: dayOf(paidAt),
    marginPercent: NO_MARGIN,
  }
}
