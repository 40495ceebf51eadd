import type { Language, PaymentProvider } from '@shyrdak/sdk/contract'
import type { Transaction } from '#platform/sql/database.ts'
import { secret } from '#platform/random.ts'
import { merchantOf } from './sessions.ts'
import { testBankLedger, testBankSession } from './tables.ts'

interface Capture {
  provider: PaymentProvider
  /** The bank's reference of the payment, and the merchant's. */
  ref: string
  reference: string
  orderNumber: string
  amountMinor: number
  currency: string
  language: Language
  at: Date
}

/** A placeholder return URL that is never used. */
const PAGE = 'http://localhost/'

/** Records a payment from before the store was seeded, so that it can be fetched and refunded. */
export async function seedCapture(
  tx: Transaction,
  { reference, amountMinor, currency, at, ...payment }: Capture,
): Promise<void> {
  const id = secret()
  await tx.insert(testBankSession).values({
    ...payment,
    id,
    reference,
    amountMinor,
    currency,
    merchant: merchantOf(payment.provider),
    description: payment.orderNumber,
    returnUrl: PAGE,
    cancelUrl: PAGE,
    state: 'captured',
    expiresAt: at,
    createdAt: at,
  })
  await tx.insert(testBankLedger).values({ sessionId: id, reference, amountMinor, currency, movedAt: at })
}
