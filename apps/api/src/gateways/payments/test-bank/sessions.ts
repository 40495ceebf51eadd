import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { PaymentProvider } from '@shyrdak/sdk/contract'
import type { Database } from '#platform/sql/database.ts'
import { testBankLedger, testBankRefund, testBankSession } from './tables.ts'
import { MINUTE_MS } from '#platform/time.ts'

export type Session = typeof testBankSession.$inferSelect
export type NewSession = Omit<typeof testBankSession.$inferInsert, 'merchant' | 'state' | 'expiresAt'>

/** Milliseconds for which the bank's page accepts a payment. */
const SESSION_LIFE: Record<PaymentProvider, number> = {
  kicb: 20 * MINUTE_MS,
  kkb: 60 * MINUTE_MS,
  paypal: 60 * MINUTE_MS,
  yookassa: 60 * MINUTE_MS,
}

export const merchantOf = (provider: PaymentProvider) => `shyrdak-${provider}`

/** Opens a page for a payment. The same reference returns the same page, with `isNew` false. */
export async function openSession(
  db: Database,
  request: NewSession,
): Promise<{ session: Session; isNew: boolean }> {
  const [made] = await db
    .insert(testBankSession)
    .values({
      ...request,
      merchant: merchantOf(request.provider),
      state: 'pending',
      expiresAt: new Date(request.createdAt.getTime() + SESSION_LIFE[request.provider]),
    })
    .onConflictDoNothing()
    .returning()
  if (made) return { session: made, isNew: true }
  const [session] = await db
    .select()
    .from(testBankSession)
    .where(
      and(eq(testBankSession.provider, request.provider), eq(testBankSession.reference, request.reference)),
    )
  if (!session) throw new Error('The test bank did not keep a session.')
  return { session, isNew: false }
}

/** Finds a session by its page id. */
export const readSession = (db: Database, id: string, now: Date): Promise<Session | undefined> =>
  readCurrent(db, eq(testBankSession.id, id), now)

/** Finds a session by the bank's reference. */
export const findSession = (
  db: Database,
  provider: PaymentProvider,
  ref: string,
  now: Date,
): Promise<Session | undefined> =>
  readCurrent(db, and(eq(testBankSession.provider, provider), eq(testBankSession.ref, ref)), now)

/** Reads the current state: a session not paid in time is expired. */
async function readCurrent(db: Database, which: ReturnType<typeof and>, now: Date) {
  await db
    .update(testBankSession)
    .set({ state: 'expired' })
    .where(and(which, eq(testBankSession.state, 'pending'), lte(testBankSession.expiresAt, now)))
  const [session] = await db.select().from(testBankSession).where(which)
  return session
}

/** Records the buyer's choice. Only the first choice counts; returns undefined for later ones. */
export function choose(
  db: Database,
  id: string,
  { state, echo }: { state: Session['state']; echo?: string },
  now: Date,
): Promise<Session | undefined> {
  return db.transaction(async (tx) => {
    const [session] = await tx
      .update(testBankSession)
      .set({ state, ...(echo !== undefined && { echo }) })
      .where(
        and(
          eq(testBankSession.id, id),
          eq(testBankSession.state, 'pending'),
          gt(testBankSession.expiresAt, now),
        ),
      )
      .returning()
    if (session && state === 'captured') await tx.insert(testBankLedger).values(moved(session, now))
    return session
  })
}

/** Captures or releases an authorized session for the merchant. Returns undefined if it is not authorized. */
export function conclude(
  db: Database,
  id: string,
  { state, echo }: { state: 'captured' | 'canceled' | 'failed'; echo?: string },
  now: Date,
): Promise<Session | undefined> {
  return db.transaction(async (tx) => {
    const [session] = await tx
      .update(testBankSession)
      .set({ state, ...(echo !== undefined && { echo }) })
      .where(and(eq(testBankSession.id, id), eq(testBankSession.state, 'authorized')))
      .returning()
    if (session && state === 'captured') await tx.insert(testBankLedger).values(moved(session, now))
    return session
  })
}

const moved = (session: Session, now: Date) => ({
  sessionId: session.id,
  reference: session.reference,
  amountMinor: session.amountMinor,
  currency: session.currency,
  movedAt: now,
})

/** The refunded amount of a session. */
export async function refundedOf(db: Database, id: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string | null>`sum(${testBankRefund.amountMinor})` })
    .from(testBankRefund)
    .where(eq(testBankRefund.sessionId, id))
  return Number(row?.sum ?? 0)
}

/** Refunds money, never more than was paid; idempotent by refund id. */
export function refundSession(
  db: Database,
  { session, refundId, amount }: { session: Session; refundId: string; amount: number },
  now: Date,
): Promise<'done' | 'repeated' | 'refused'> {
  return db.transaction(async (tx) => {
    await tx.select().from(testBankSession).where(eq(testBankSession.id, session.id)).for('update')
    const before = await tx.select().from(testBankRefund).where(eq(testBankRefund.sessionId, session.id))
    if (before.some(({ id }) => id === refundId)) return 'repeated'
    const left = before.reduce((sum, { amountMinor }) => sum - amountMinor, session.amountMinor)
    if (session.state !== 'captured' || amount <= 0 || amount > left) return 'refused'
    await tx
      .insert(testBankRefund)
      .values({ id: refundId, sessionId: session.id, amountMinor: amount, movedAt: now })
    return 'done'
  })
}
