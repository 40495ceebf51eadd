import { ownAccount, type AccountRow } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'

/**
 * Returns the workshop id of a craftsman's account.
 * @throws FORBIDDEN for an account without a workshop
 */
export function artisanOf({ artisansId }: AccountRow): number {
  if (artisansId === null) throw refuse('FORBIDDEN', { message: 'This account has no workshop.' })
  return artisansId
}

/**
 * Returns the caller's workshop id.
 * @throws FORBIDDEN for an account without a workshop
 */
export const ownArtisan = async (
  context: Pick<AppContext, 'db'>,
  principal: SessionPrincipal,
): Promise<number> => artisanOf(await ownAccount(context, principal))
