import { eq } from 'drizzle-orm'
import { account } from '../db/schema/people.ts'
import type { Actor, SessionActor } from '../handler.ts'
import { refuse } from '../refusal.ts'
import type { Tools } from '../tools.ts'

/** The session of an endpoint that only sessions reach. */
export function sessionActor(actor: Actor): SessionActor {
  if (actor.kind !== 'session') throw refuse('UNAUTHENTICATED', { message: 'Please log in.' })
  return actor
}

/** The account of whoever calls. */
export async function ownAccount(
  { db }: Pick<Tools, 'db'>,
  { userId }: SessionActor,
): Promise<typeof account.$inferSelect> {
  const [own] = await db.select().from(account).where(eq(account.id, userId))
  if (!own) throw refuse('UNAUTHENTICATED', { message: 'The session has ended. Please log in again.' })
  return own
}
