import {
  authEffects,
  authMachine,
  clearSession,
  readSession,
  selectAudience,
  selectState,
  type Audience,
  type AuthEvent,
  type AuthSnapshot,
  type KnownPerson,
} from '@shyrdak/state-machines/auth'
import { createActor } from 'xstate'
import type { Running } from '../store/journey.ts'
import { runningActor } from '../store/running-actor.ts'
import type { Store } from '../store/store.ts'
import { writeTemporary } from './auth-temporary.ts'
import type { AuthView } from './auth-view.ts'

const viewOf = (snapshot: AuthSnapshot): AuthView => {
  const { session, failure, issues } = snapshot.context
  return {
    state: selectState(snapshot),
    audience: selectAudience(snapshot),
    firstName: session?.firstName ?? '',
    userId: session?.userId ?? null,
    artisan: session?.artisan ?? null,
    failure,
    issues,
  }
}

/** Whose token this is, by the profile of their audience. */
async function readPerson(
  store: Store,
  audience: Audience,
  token: string,
  signal: AbortSignal,
): Promise<KnownPerson> {
  const { auth, management } = await store.account(token)
  if (audience === 'craftsman') return (await auth.profile.craftsman.read({ signal })).data
  return audience === 'manager'
    ? management.profile.read({ signal })
    : auth.profile[audience].read({ signal })
}

/** Pages that show one person's own things: they are drawn anew when somebody else is logged in. */
const OWN_PAGE = /^\/(?:admin|desk)(?:[/?#]|$)/

/** Starts knowing who is logged in on this device. */
export function startAuth(store: Store): Running<AuthView, AuthEvent> {
  const { storage, navigation } = store.ports
  const prefix = store.link('')
  const here = () => {
    const path = navigation.path()
    return prefix && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
  }
  const session = readSession(storage)
  // Half a session opens nothing, and its token would be refused for ever.
  if (session === null) clearSession(storage)
  const actor = createActor(
    authMachine.provide(
      authEffects({
        storage,
        async logIn(audience, { email, password }, signal) {
          const { auth, management } = await store.account()
          const call = { body: { email, password }, signal }
          const opened = audience === 'manager' ? management.login.manager(call) : auth.login[audience](call)
          const { access_token, sets_password } = await opened
          writeTemporary(store.ports, sets_password)
          return access_token
        },
        readPerson: (audience, token, signal) => readPerson(store, audience, token, signal),
        revoke: async (token) => (await store.account(token)).auth.sessions.logout(),
        here,
        go: (path) => navigation.go(store.link(path)),
        refresh() {
          if (OWN_PAGE.test(here())) navigation.reload()
        },
      }),
    ),
    { input: { session } },
  )
  return runningActor(actor.start(), viewOf)
}
