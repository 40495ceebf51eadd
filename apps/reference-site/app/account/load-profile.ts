import type { Person } from '@shyrdak/sdk/contract'
import { ownPage, type OwnPage } from './own-page.ts'

async function personOf({ sdk, audience }: OwnPage): Promise<{ person: Person; application: string | null }> {
  if (audience === 'wholesale') {
    const { status, reason, ...person } = await sdk.auth.profile.wholesale.read()
    return { person, application: reason ?? status }
  }
  const person =
    audience === 'craftsman'
      ? (await sdk.auth.profile.craftsman.read()).data
      : await sdk.auth.profile.retail.read()
  return { person, application: null }
}

/** Who somebody is and where they are logged in. */
export const loadProfile = (request: Request) =>
  ownPage(request, ['account', 'profile', 'alerts'], async (page) => {
    const [{ person, application }, sessions] = await Promise.all([
      personOf(page),
      page.sdk.auth.sessions.list(),
    ])
    return { audience: page.audience, person, application, sessions }
  })
