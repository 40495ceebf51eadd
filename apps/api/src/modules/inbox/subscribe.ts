import { REJOIN_HOURS, type Language, type NewSubscriber } from '@shyrdak/sdk/contract'
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { refuse } from '#platform/refusal.ts'
import { inTransaction } from '#platform/sql/transaction.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { welcomeEmail } from './emails/welcome-email.ts'
import { seen } from './save-message.ts'
import { subscriber } from './tables.ts'

const HOUR = 3_600_000
const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

type Listing = Pick<AppContext, 'db' | 'clock'>

/** Puts an address on the mailing list and welcomes it. False when it was there, also in other letters' case. */
export async function addSubscriber(
  context: Pick<AppContext, 'db' | 'clock' | 'jobs'>,
  joining: NewSubscriber,
  language: Language,
): Promise<{ status: boolean }> {
  const { email } = seen(joining, plainLine)
  return inTransaction(context, async (tx) => {
    const createdAt = context.clock()
    const [joined] = await tx
      .insert(subscriber)
      .values({ email, language, createdAt })
      .onConflictDoNothing()
      .returning({ id: subscriber.id })
    const [back] = joined
      ? []
      : await tx
          .update(subscriber)
          .set({ email, language, leftAt: null, createdAt })
          .where(and(sql`lower(${subscriber.email}) = lower(${email})`, isNotNull(subscriber.leftAt)))
          .returning({ id: subscriber.id })
    const added = joined ?? back
    if (added) await context.jobs.add(tx, welcomeEmail, { subscriberId: added.id })
    return { status: added !== undefined }
  })
}

/**
 * Takes an address off the list by the key of its links; once more changes nothing.
 * @throws NOT_FOUND for a key of no address
 */
export async function leaveList({ db, clock }: Listing, key: string): Promise<void> {
  const rows = KEY.test(key)
    ? await db
        .update(subscriber)
        .set({ leftAt: sql`coalesce(${subscriber.leftAt}, ${clock().toISOString()})` })
        .where(eq(subscriber.key, key))
        .returning({ id: subscriber.id })
    : []
  if (rows.length === 0) throw unknown()
}

/**
 * Puts an address that left back on the list.
 * @throws NOT_FOUND for a key of no address, and for one that has been forgotten
 */
export async function rejoinList({ db, clock }: Listing, key: string): Promise<void> {
  const since = new Date(clock().getTime() - REJOIN_HOURS * HOUR)
  const rows = KEY.test(key)
    ? await db
        .update(subscriber)
        .set({ leftAt: null })
        .where(
          and(
            eq(subscriber.key, key),
            sql`(${isNull(subscriber.leftAt)} or ${gt(subscriber.leftAt, since)})`,
          ),
        )
        .returning({ id: subscriber.id })
    : []
  if (rows.length === 0) throw unknown()
}

const unknown = () => refuse('NOT_FOUND', { message: 'This link was used or has ended.' })
