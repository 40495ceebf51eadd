import { and, eq, gt, lte } from 'drizzle-orm'
import type { PaymentProvider } from '@shyrdak/sdk/contract'
import type { Database } from '#platform/sql/database.ts'
import { testBankLedger, testBankSession } from './tables.ts'
import type { Charge } from '../port.ts'

export type Session = typeof testBankSession.$inferSelect

/** How long the bank's page can be paid on. */
const SESSION_LIFE = 20 * 60_000

export const merchantOf = (provider: PaymentProvider) => `shyrdak-${provider}`

/** Opens a page for a charge; the same attempt asked for again is the same page. */
export async function openSession(
  db: Database,
  provider: PaymentProvider,
  charge: Charge,
  { id, now }: { id: string; now: Date },
): Promise<Session> {
  await db
    .insert(testBankSession)
    .values({
      id,
      provider,
      merchant: merchantOf(provider),
      reference: charge.attemptId,
      orderNumber: charge.orderNumber,
      description: charge.description,
      amountMinor: charge.amount,
      currency: charge.currency,
      language: charge.language,
      returnUrl: charge.returnUrl,
      cancelUrl: charge.cancelUrl,
      state: 'pending',
      expiresAt: new Date(now.getTime() + SESSION_LIFE),
      createdAt: now,
    })
    .onConflictDoNothing()
  const [session] = await db
    .select()
    .from(testBankSession)
    .where(eq(testBankSession.reference, charge.attemptId))
  if (!session) throw new Error('The test bank did not keep a session.')
  return session
}

/** A session as it stands now: one that nobody paid in time has expired. */
export async function readSession(db: Database, id: string, now: Date): Promise<Session | undefined> {
  await db
    .update(testBankSession)
    .set({ state: 'expired' })
    .where(
      and(
        eq(testBankSession.id, id),
        eq(testBankSession.state, 'pending'),
        lte(testBankSession.expiresAt, now),
      ),
    )
  const [session] = await db.select().from(testBankSession).where(eq(testBankSession.id, id))
  return session
}

/** What the person at the bank's page chose. Only the first choice counts, and it tells whether this was the one. */
export function choose(
  db: Database,
  id: string,
  state: 'captured' | 'failed' | 'canceled',
  now: Date,
): Promise<Session | undefined> {
  return db.transaction(async (tx) => {
    const [session] = await tx
      .update(testBankSession)
      .set({ state })
      .where(
        and(
          eq(testBankSession.id, id),
          eq(testBankSession.state, 'pending'),
          gt(testBankSession.expiresAt, now),
        ),
      )
      .returning()
    if (session && state === 'captured')
      await tx.insert(testBankLedger).values({
        sessionId: id,
        reference: session.reference,
        amountMinor: session.amountMinor,
        currency: session.currency,
        movedAt: now,
      })
    return session
  })
}
