import {
  employees,
  profile,
  sessions,
  type Address,
  type Employee,
  type Person,
  type WholesaleProfile,
} from '@shyrdak/sdk/contract'
import { ownPage, type OwnPage } from './own-page.ts'

const { retail, wholesale } = profile
const contract = {
  auth: { profile: { retail, wholesale }, sessions },
  wholesale: { employees: { list: employees.list } },
} as const

interface Known {
  person: Person
  address: Address | null
  application: string | null
  /** The company of a wholesale client, and its employees if the user is an owner. */
  client: WholesaleProfile | null
  employees: readonly Employee[] | null
}

async function personOf({ sdk, audience }: OwnPage<typeof contract>): Promise<Known> {
  if (audience === 'wholesale') {
    const client = await sdk.auth.profile.wholesale.read()
    const { status, reason, address, ...person } = client
    const isOwner = status === 'active' && client.employee_role === 'owner'
    return {
      person,
      address,
      application: reason ?? status,
      client,
      employees: isOwner ? await sdk.wholesale.employees.list() : null,
    }
  }
  const { address, ...person } = await sdk.auth.profile.retail.read()
  return { person, address, application: null, client: null, employees: null }
}

/** Loads the profile and the open sessions of a shopper or a wholesale client. */
export const loadProfile = (request: Request) =>
  ownPage(request, ['account', 'profile', 'alerts'], contract, async (page) => {
    const [known, open] = await Promise.all([personOf(page), page.sdk.auth.sessions.list()])
    return { audience: page.audience, ...known, sessions: open }
  })
