import { createSdk, isShyrdakError, type Sdk } from '@shyrdak/sdk'
import { completeContract, type CompleteContract } from '@shyrdak/sdk/management'
import type { TestStore } from '../store/open-test-store.ts'
import { testTransport } from '../store/test-transport.ts'

interface Scene {
  store: TestStore
}

type EntryPoint = 'retail' | 'wholesale' | 'craftsman' | 'manager'
const EMAILS: Record<EntryPoint, string> = {
  retail: 'shopper@example.com',
  wholesale: 'wholesale@example.com',
  craftsman: 'craftsman@example.com',
  manager: 'manager@example.com',
}

const enter = ({ store: { sdk } }: Scene, app: EntryPoint) => {
  const body = { email: EMAILS[app], password: 'felt-and-wool' }
  return app === 'manager' ? sdk.management.login.manager({ body }) : sdk.auth.login[app]({ body })
}

/** The client of a demo person, with a new session. */
async function as(scene: Scene, app: EntryPoint): Promise<Sdk<CompleteContract>> {
  const { access_token } = await enter(scene, app)
  const transport = testTransport({
    apiHost: scene.store.origin,
    country: () => 'KG',
    token: () => access_token,
  })
  return createSdk(completeContract, { transport })
}

const refusedWith = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => {
      if (isShyrdakError(error)) return { code: error.code, message: error.message }
      throw error
    },
  )

const person = (email: string) => ({
  first_name: 'Бермет',
  last_name: 'Асанова',
  email,
  phone: '+996700123409',
  password: 'warm wool 7',
  terms: true as const,
})

/** One valid call of every endpoint about accounts. */
export const AUTH_CALLS: Record<string, (scene: Scene) => Promise<unknown>> = {
  'auth.email.exists': ({ store }) =>
    store.sdk.auth.email.exists({ query: { email: 'SHOPPER@example.com' } }),
  'auth.email.confirm': ({ store }) =>
    refusedWith(store.sdk.auth.email.confirm({ body: { k: 'A'.repeat(43) } })),
  'auth.email.sendConfirmation': async (scene) => (await as(scene, 'retail')).auth.email.sendConfirmation(),
  'auth.guestOrders.count': async (scene) => (await as(scene, 'retail')).auth.guestOrders.count(),
  'auth.guestOrders.claim': async (scene) => (await as(scene, 'retail')).auth.guestOrders.claim(),
  'auth.login.retail': (scene) => enter(scene, 'retail'),
  'auth.login.wholesale': (scene) => enter(scene, 'wholesale'),
  'auth.login.craftsman': (scene) => enter(scene, 'craftsman'),
  'auth.password.reset': ({ store }) => store.sdk.auth.password.reset({ body: { email: EMAILS.retail } }),
  'auth.password.recover': ({ store }) =>
    refusedWith(
      store.sdk.auth.password.recover({
        body: { email: EMAILS.retail, temporary_password: 'made-up', password: 'warm wool 7' },
      }),
    ),
  'auth.password.change': async (scene) => {
    const sdk = await as(scene, 'craftsman')
    const said = await sdk.auth.password.change({
      body: { current_password: 'felt-and-wool', password: 'warm wool 7' },
    })
    // Restored for the calls that follow.
    await sdk.auth.password.change({ body: { current_password: 'warm wool 7', password: 'felt-and-wool' } })
    return said
  },
  'auth.profile.retail.read': async (scene) => (await as(scene, 'retail')).auth.profile.retail.read(),
  'auth.profile.retail.update': async (scene) =>
    (await as(scene, 'retail')).auth.profile.retail.update({ body: { phone: '+996700123499' } }),
  'auth.profile.wholesale.read': async (scene) =>
    (await as(scene, 'wholesale')).auth.profile.wholesale.read(),
  'auth.profile.wholesale.update': async (scene) =>
    (await as(scene, 'wholesale')).auth.profile.wholesale.update({ body: { city: 'Талас' } }),
  'auth.profile.craftsman.read': async (scene) =>
    (await as(scene, 'craftsman')).auth.profile.craftsman.read(),
  'auth.profile.craftsman.update': async (scene) =>
    (await as(scene, 'craftsman')).auth.profile.craftsman.update({ body: { language: 'en' } }),
  'auth.profile.craftsman.saveArtisan': async (scene) =>
    (await as(scene, 'craftsman')).auth.profile.craftsman.saveArtisan({
      body: { hello_txt: { en: 'Welcome', ru: 'Добро пожаловать', kg: 'Кош келиңиз' } },
    }),
  'auth.registration.retail': ({ store }) =>
    store.sdk.auth.registration.retail({ body: person('bermet@example.kg') }),
  'auth.registration.wholesale': ({ store }) =>
    store.sdk.auth.registration.wholesale({
      body: {
        ...person('bermet-shop@example.kg'),
        company: 'Бермет',
        country_iso_code: 'KZ',
        city: 'Алматы',
      },
    }),
  'auth.registration.craftsman': ({ store }) =>
    store.sdk.auth.registration.craftsman({ body: person('bermet-felt@example.kg') }),
  'auth.sessions.list': async (scene) => {
    const listed = await (await as(scene, 'manager')).auth.sessions.list()
    return listed.filter((session) => session.is_current).map(({ id: _, ...session }) => session)
  },
  'auth.sessions.logout': async (scene) => (await as(scene, 'manager')).auth.sessions.logout(),
  'auth.sessions.end': async (scene) =>
    refusedWith((await as(scene, 'manager')).auth.sessions.end({ params: { id: 2_147_483_647 } })),
  'auth.sessions.endAll': async (scene) => (await as(scene, 'manager')).auth.sessions.endAll(),
  'management.login.manager': (scene) => enter(scene, 'manager'),
  'management.profile.read': async (scene) => (await as(scene, 'manager')).management.profile.read(),
  'management.profile.update': async (scene) =>
    (await as(scene, 'manager')).management.profile.update({ body: { last_name: 'Эсенова' } }),
}
