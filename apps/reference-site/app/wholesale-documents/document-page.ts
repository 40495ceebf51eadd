import type { ContractTree, EmployeeRole, WholesaleProfile } from '@shyrdak/sdk/contract'
import type { Sdk } from '@shyrdak/sdk'
import { wholesalePage } from '../wholesale/wholesale-loader.ts'

interface DocumentCall<Contract extends ContractTree> {
  sdk: Sdk<Contract>
  client: WholesaleProfile
}

/** Loads a page of a wholesale client's documents. `loaded` is null when the role may not see it. */
export const documentPage = <Contract extends ContractTree, T>(
  request: Request,
  contract: Contract,
  roles: readonly EmployeeRole[],
  load: (call: DocumentCall<Contract>) => Promise<T>,
): Promise<{ client: WholesaleProfile; loaded: T | null }> =>
  wholesalePage(request, ['alerts'], contract, async (call) =>
    roles.includes(call.client.employee_role) ? await load(call) : null,
  )
