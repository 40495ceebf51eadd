import type { Language, PaymentProvider } from '@shyrdak/sdk/contract'
import type { Transaction } from '#platform/sql/database.ts'
import { secret } from '#platform/random.ts'
import { merchantOf } from './sessions.ts'
import { testBankLedger, testBankSession } from './tables.ts'

interface Capture {
  provider: PaymentProvider
  /** The bank's own name for the payment, and the merchant's. */
  ref: string
  reference: string
  orderNumber: string
  amountMinor: number
  currency: string
  language: Language
  at: Date
}

/** Where a buyer would have come back to; nobody will. */
const PAGE = 'http://localhost/'

/** Books a payment that was made before this store was filled, so that it can be asked about and refunded. */
export async function seedCapture(
  tx: Transaction,
  { reference, amountMinor, currency, at, ...asked }: Capture,
): Promise<void> {
  const id = secret()
  await tx.insert(testBankSession).values({
    ...asked,
    id,
    reference,
    amountMinor,
    currency,
    merchant: merchantOf(asked.provider),
    description: asked.orderNumber,
    returnUrl: PAGE,
    cancelUrl: PAGE,
    state: 'captured',
    expiresAt: at,
    createdAt: at,
  })
  await tx.insert(testBankLedger).values({ sessionId: id, reference, amountMinor, currency, movedAt: at })
}
