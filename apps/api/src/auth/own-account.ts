import { eq } from 'drizzle-orm'
import { account } from '../db/schema/people.ts'
import type { Principal, SessionPrincipal } from '../handler.ts'
import { refuse } from '../refusal.ts'
import type { AppContext } from '../app-context.ts'

/** The session of an endpoint that only sessions reach. */
export function sessionPrincipal(principal: Principal): SessionPrincipal {
  if (principal.kind !== 'session') throw refuse('UNAUTHENTICATED', { message: 'Please log in.' })
  return principal
}

/** The account of whoever calls. */
export async function ownAccount(
  { db }: Pick<AppContext, 'db'>,
  { userId }: SessionPrincipal,
): Promise<typeof account.$inferSelect> {
  const [own] = await db.select().from(account).where(eq(account.id, userId))
  if (!own) throw refuse('UNAUTHENTICATED', { message: 'The session has ended. Please log in again.' })
  return own
}
