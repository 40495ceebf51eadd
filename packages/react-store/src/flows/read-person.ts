import type { Audience } from '@shyrdak/state-machines/auth'
import type { AccountSdk } from '../store/account-contract.ts'

/** Reads the profile of the user that the SDK acts for. */
export async function readPerson({ auth, management }: AccountSdk, audience: Audience, signal: AbortSignal) {
  if (audience === 'craftsman') return (await auth.profile.craftsman.read({ signal })).data
  return audience === 'manager'
    ? management.profile.read({ signal })
    : auth.profile[audience].read({ signal })
}
