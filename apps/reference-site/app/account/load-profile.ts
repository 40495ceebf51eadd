import type { Store } from '@shyrdak/react-store'
import {
  employees,
  profile,
  sessions,
  type Address,
  type Employee,
  type Person,
  type WholesaleProfile,
} from '@shyrdak/sdk/contract'
import type { NextSteps } from '../wholesale/read-next-steps.ts'
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
  /** The next steps of an approved wholesale client. */
  nextSteps: NextSteps | null
}

async function personOf({ store, sdk, audience }: OwnPage<typeof contract>): Promise<Known> {
  if (audience === 'wholesale') {
    const client = await sdk.auth.profile.wholesale.read()
    const { status, reason, address, ...person } = client
    const isActive = status === 'active'
    const [people, nextSteps] = await Promise.all([
      isActive && client.employee_role === 'owner' ? sdk.wholesale.employees.list() : null,
      isActive ? nextStepsOf(store, client) : null,
    ])
    return { person, address, application: reason ?? status, client, employees: people, nextSteps }
  }
  const { address, ...person } = await sdk.auth.profile.retail.read()
  return { person, address, application: null, client: null, employees: null, nextSteps: null }
}

/** Its code is loaded on demand, because few users are wholesale clients. */
async function nextStepsOf(store: Store, client: WholesaleProfile): Promise<NextSteps> {
  const { readNextSteps } = await import('../wholesale/read-next-steps.ts')
  return readNextSteps(store, client)
}

/** Loads the profile and the open sessions of a shopper or a wholesale client. */
export const loadProfile = (request: Request) =>
  ownPage(request, ['account', 'profile', 'alerts'], contract, async (page) => {
    const [known, open] = await Promise.all([personOf(page), page.sdk.auth.sessions.list()])
    return { audience: page.audience, ...known, sessions: open }
  })
