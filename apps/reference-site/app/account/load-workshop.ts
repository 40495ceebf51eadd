import { profile, sessions } from '@shyrdak/sdk/contract'
import { ownPage } from './own-page.ts'

const contract = { auth: { profile: { craftsman: profile.craftsman }, sessions } } as const

/** The page of a craftsman's workshop, who they are, and where they are logged in. */
export const loadWorkshop = (request: Request) =>
  ownPage(
    request,
    ['account', 'chat', 'profile', 'workshop-profile', 'alerts'],
    contract,
    async ({ sdk, audience }) => {
      const [{ data: person }, open] = await Promise.all([
        sdk.auth.profile.craftsman.read(),
        sdk.auth.sessions.list(),
      ])
      return { audience, person, sessions: open }
    },
  )
