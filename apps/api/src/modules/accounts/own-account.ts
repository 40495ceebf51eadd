import { eq } from 'drizzle-orm'
import { account } from './tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'

/**
 * Returns the caller's account.
 * @throws UNAUTHENTICATED when it no longer exists
 */
export async function ownAccount(
  { db }: Pick<AppContext, 'db'>,
  { userId }: SessionPrincipal,
): Promise<typeof account.$inferSelect> {
  const [own] = await db.select().from(account).where(eq(account.id, userId))
  if (!own) throw refuse('UNAUTHENTICATED', { message: 'The session has ended. Please log in again.' })
  return own
}
