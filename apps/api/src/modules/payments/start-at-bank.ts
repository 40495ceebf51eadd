import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { BankRefused } from '#gateways/payments/bank-request.ts'
import { bankOf } from '#gateways/payments/offered-providers.ts'
import { paymentAttempt, type OrderRow } from '#modules/orders/index.ts'
import type { PaymentsContext } from './context.ts'
import { chargeOf, type AttemptRow } from './describe-charge.ts'
import { withTimeout } from './with-timeout.ts'

const BANK_TIMEOUT_MS = 8_000

export interface StartedAttempt {
  providerRef: string
  redirect: NonNullable<AttemptRow['redirect']>
}

/**
 * Starts an attempt at its bank, or renews its page, and stores the answer. An attempt that the bank refuses
 * to start has failed. Throws what the bank's gateway throws.
 */
export async function startAtBank(
  context: Pick<PaymentsContext, 'db' | 'banks' | 'settings'>,
  attempt: AttemptRow,
  order: OrderRow,
): Promise<StartedAttempt> {
  const bank = bankOf(context.banks, attempt.provider)
  try {
    const started = await withTimeout(
      BANK_TIMEOUT_MS,
      bank.start(chargeOf(attempt, order, context.settings.publicUrl)),
    )
    await saveStart(context, attempt.id, started)
    return started
  } catch (error) {
    if (error instanceof BankRefused) await saveRefusal(context, attempt.id)
    throw error
  }
}

/** Also revives an attempt whose other, concurrent start was refused: the buyer is sent to this page. */
async function saveStart(
  { db }: Pick<PaymentsContext, 'db'>,
  attemptId: string,
  { providerRef, redirect }: StartedAttempt,
): Promise<void> {
  await db
    .update(paymentAttempt)
    .set({ providerRef, redirect, state: 'pending' })
    .where(
      and(
        eq(paymentAttempt.id, attemptId),
        or(
          inArray(paymentAttempt.state, ['created', 'pending']),
          and(eq(paymentAttempt.state, 'failed'), isNull(paymentAttempt.providerRef)),
        ),
      ),
    )
}

/** A started attempt keeps its state: only its page was not renewed, and the buyer may still pay. */
async function saveRefusal({ db }: Pick<PaymentsContext, 'db'>, attemptId: string): Promise<void> {
  await db
    .update(paymentAttempt)
    .set({ state: 'failed' })
    .where(and(eq(paymentAttempt.id, attemptId), eq(paymentAttempt.state, 'created')))
}
