import { eq } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { Principal } from '#platform/principal.ts'
import type { AppContext } from '#platform/context.ts'

/** Returns the artisan id of a craftsman; null for a craftsman without one, undefined for everyone else. */
export async function artisanOf(
  { db }: Pick<AppContext, 'db'>,
  principal: Principal,
): Promise<number | null | undefined> {
  if (principal.kind !== 'session' || principal.market !== 'specialgoods') return undefined
  const [own] = await db
    .select({ artisansId: account.artisansId })
    .from(account)
    .where(eq(account.id, principal.userId))
  return own?.artisansId ?? null
}
