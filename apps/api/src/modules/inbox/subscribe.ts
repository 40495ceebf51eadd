import { REJOIN_HOURS, type Language, type NewSubscriber } from '@shyrdak/sdk/contract'
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { refuse } from '#platform/refusal.ts'
import { inTransaction } from '#platform/sql/transaction.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { welcomeEmail } from './emails/welcome-email.ts'
import { seen } from './save-message.ts'
import { deliveryRequest, subscriber } from './tables.ts'

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

/** What an address may leave by the link of an email: the mailing list, and the wait for delivery to a country. */
const LISTS = [subscriber, deliveryRequest] as const

/**
 * Takes an address off its list by the key of its links; once more changes nothing.
 * @throws NOT_FOUND for a key of no address
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
 * Puts an address that left back on its list.
 * @throws NOT_FOUND for a key of no address, and for one that has been forgotten
 */
export async function rejoinList({ db, clock }: Listing, key: string): Promise<void> {
  if (!KEY.test(key)) throw unknown()
  const since = new Date(clock().getTime() - REJOIN_HOURS * HOUR)
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

const unknown = () => refuse('NOT_FOUND', { message: 'This link was used or has ended.' })
