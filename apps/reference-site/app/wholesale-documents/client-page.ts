import type { Sdk } from '@shyrdak/sdk'
import { profile, type ContractTree, type EmployeeRole, type WholesaleProfile } from '@shyrdak/sdk/contract'
import { ownPage } from '../account/own-page.ts'

const PROFILE = { auth: { profile: { wholesale: { read: profile.wholesale.read } } } } as const

/** Why somebody who is logged in does not see a page: no approved client of ours, or in a role that may not. */
export type Refused = 'client' | 'role'

interface ClientPage<Contract extends ContractTree> {
  sdk: Sdk<Contract>
  client: WholesaleProfile
}

/** Loads a page of a wholesale client's people, for the roles that may see it. */
export const clientPage = <Contract extends ContractTree, T>(
  request: Request,
  contract: Contract,
  roles: readonly EmployeeRole[],
  load: (page: ClientPage<Contract>) => Promise<T>,
): Promise<{ refused: Refused; content: null } | { refused: null; content: T }> =>
  ownPage(request, ['alerts'], contract, async ({ store, sdk, audience }) => {
    if (audience !== 'wholesale') return { refused: 'client', content: null }
    const client = await (await store.sdk(PROFILE)).auth.profile.wholesale.read()
    if (client.status !== 'active') return { refused: 'client', content: null }
    if (!roles.includes(client.employee_role)) return { refused: 'role', content: null }
    return { refused: null, content: await load({ sdk, client }) }
  })
