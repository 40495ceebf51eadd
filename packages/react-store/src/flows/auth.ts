import {
  authEffects,
  authMachine,
  clearSession,
  readSession,
  selectAudience,
  selectState,
  type AuthEvent,
  type AuthSnapshot,
} from '@shyrdak/state-machines/auth'
import { createActor } from 'xstate'
import type { RunningFlow } from '../store/lazy-flow.ts'
import { actorStore } from '../store/actor-store.ts'
import type { Store } from '../store/store.ts'
import { writeTemporary } from './auth-temporary.ts'
import type { AuthView } from './auth-view.ts'
import { readPerson } from './read-person.ts'

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

/** Pages that show one person's own things: they are drawn anew when somebody else is logged in. */
const OWN_PAGE = /^\/(?:admin|desk)(?:[/?#]|$)/

/** Starts knowing who is logged in on this device. */
export function startAuth(store: Store): RunningFlow<AuthView, AuthEvent> {
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
        readPerson: async (audience, token, signal) =>
          readPerson(await store.account(token), audience, signal),
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
  return actorStore(actor.start(), viewOf)
}
