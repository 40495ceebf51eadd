import { profile, sessions, type Address, type Person } from '@shyrdak/sdk/contract'
import { ownPage, type OwnPage } from './own-page.ts'

const { retail, wholesale } = profile
const contract = { auth: { profile: { retail, wholesale }, sessions } } as const

interface Known {
  person: Person
  address: Address | null
  application: string | null
}

async function personOf({ sdk, audience }: OwnPage<typeof contract>): Promise<Known> {
  if (audience === 'wholesale') {
    const { status, reason, address, ...person } = await sdk.auth.profile.wholesale.read()
    return { person, address, application: reason ?? status }
  }
  const { address, ...person } = await sdk.auth.profile.retail.read()
  return { person, address, application: null }
}

/** Who a shopper or a wholesale client is, and where they are logged in. */
export const loadProfile = (request: Request) =>
  ownPage(request, ['account', 'profile', 'alerts'], contract, async (page) => {
    const [known, open] = await Promise.all([personOf(page), page.sdk.auth.sessions.list()])
    return { audience: page.audience, ...known, sessions: open }
  })
