import { REJOIN_HOURS, type Language, type NewSubscriber } from '@shyrdak/sdk/contract'
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { refuse } from '#platform/refusal.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { welcomeEmail } from './emails/welcome-email.ts'
import { seen } from './save-message.ts'
import { deliveryRequest, subscriber } from './tables.ts'
import { HOUR_MS } from '#platform/time.ts'

const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

type Listing = Pick<AppContext, 'db' | 'clock'>

/**
 * Subscribes an address to the mailing list and queues the welcome email. The status is false when it is
 * subscribed already, ignoring case.
 */
export async function addSubscriber(
  context: Pick<AppContext, 'db' | 'clock' | 'jobs'>,
  joining: NewSubscriber,
  language: Language,
): Promise<{ status: boolean }> {
  const { email } = seen(joining, plainLine)
  return transactionWithJobs(context, async (tx) => {
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

/** The lists that an emailed link can unsubscribe from: the mailing list and delivery requests. */
const LISTS = [subscriber, deliveryRequest] as const

/**
 * Unsubscribes an address by the key of its links. Idempotent.
 * @throws NOT_FOUND for an unknown key
 */
export async function leaveList({ db, clock }: Listing, key: string): Promise<void> {
  if (!KEY.test(key)) throw unknown()
  for (const list of LISTS) {
    const rows = await db
      .update(list)
      .set({ leftAt: sql`coalesce(${list.leftAt}, ${clock().toISOString()})` })
      .where(eq(list.key, key))
      .returning({ id: list.id })
    if (rows.length > 0) return
  }
  throw unknown()
}

/**
 * Resubscribes an address that unsubscribed.
 * @throws NOT_FOUND for an unknown key, also once the address has been deleted
 */
export async function rejoinList({ db, clock }: Listing, key: string): Promise<void> {
  if (!KEY.test(key)) throw unknown()
  const since = new Date(clock().getTime() - REJOIN_HOURS * HOUR_MS)
  for (const list of LISTS) {
    const rows = await db
      .update(list)
      .set({ leftAt: null })
      .where(and(eq(list.key, key), sql`(${isNull(list.leftAt)} or ${gt(list.leftAt, since)})`))
      .returning({ id: list.id })
    if (rows.length > 0) return
  }
  throw unknown()
}

const unknown = () => refuse('NOT_FOUND', { message: 'This link was used or has expired.' })
