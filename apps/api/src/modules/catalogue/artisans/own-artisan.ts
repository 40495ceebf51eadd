import { ownAccount, type AccountRow } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'

/** The number of a craftsman's workshop. */
export function artisanOf({ artisansId }: AccountRow): number {
  if (artisansId === null) throw refuse('FORBIDDEN', { message: 'This account has no workshop.' })
  return artisansId
}

/** The number of the workshop of whoever calls. */
export const ownArtisan = async (
  context: Pick<AppContext, 'db'>,
  principal: SessionPrincipal,
): Promise<number> => artisanOf(await ownAccount(context, principal))
