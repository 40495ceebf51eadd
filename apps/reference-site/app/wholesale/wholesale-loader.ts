import type { Sdk } from '@shyrdak/sdk'
import type { ContractTree, WholesaleProfile } from '@shyrdak/sdk/contract'
import type { MessageNamespace } from '@shyrdak/react-store'
import { redirect } from 'react-router'
import { ownClient } from '../account/own-client.ts'
import { ownPage } from '../account/own-page.ts'

interface WholesaleCall<Contract extends ContractTree> {
  sdk: Sdk<Contract>
  client: WholesaleProfile
}

/**
 * Loads a wholesale page with the calls of `contract`. Redirects other audiences to their profile, as well as
 * clients whose application is not approved: the profile shows its state.
 */
export const wholesalePage = <Contract extends ContractTree, T>(
  request: Request,
  messages: readonly MessageNamespace[],
  contract: Contract,
  load: (call: WholesaleCall<Contract>) => Promise<T>,
): Promise<{ client: WholesaleProfile; loaded: T }> =>
  ownPage(request, messages, contract, async ({ sdk, audience }) => {
    if (audience !== 'wholesale') throw redirect('/admin/profile')
    const client = await ownClient()
    if (client.status !== 'active') throw redirect('/admin/profile')
    return { client, loaded: await load({ sdk, client }) }
  })
