import { ownPage } from './own-page.ts'

/** The page of a craftsman's workshop, who they are, and where they are logged in. */
export const loadWorkshop = (request: Request) =>
  ownPage(request, ['account', 'profile', 'workshop-profile', 'alerts'], async ({ sdk, audience }) => {
    const [{ data: person }, sessions] = await Promise.all([
      sdk.auth.profile.craftsman.read(),
      sdk.auth.sessions.list(),
    ])
    return { audience, person, sessions }
  })
