import { eq } from 'drizzle-orm'
import { account } from '../../db/schema/people.ts'
import type { Actor } from '../../handler.ts'
import type { Tools } from '../../tools.ts'

/** The workshop of a craftsman; null for one who has none, undefined for everyone else. */
export async function workshopOf(
  { db }: Pick<Tools, 'db'>,
  actor: Actor,
): Promise<number | null | undefined> {
  if (actor.kind !== 'session' || actor.market !== 'specialgoods') return undefined
  const [own] = await db
    .select({ artisansId: account.artisansId })
    .from(account)
    .where(eq(account.id, actor.userId))
  return own?.artisansId ?? null
}
