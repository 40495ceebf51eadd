import {
  authActors,
  authMachine,
  clearSession,
  readSession,
  selectAuth,
  type AuthActor,
  type AuthView,
} from '@shyrdak/state-machines/auth'
import { createActor } from 'xstate'
import type { StartedActor } from '../../store/lazy-actor.ts'
import type { Store } from '../../store/store.ts'
import { writeTemporary } from './temporary-password.ts'
import { accountClients } from './account-clients.ts'

/** Pages with personal data, which reload when another tab logs in as a different user. */
const OWN_PAGE = /^\/(?:admin|desk)(?:[/?#]|$)/

/** Starts auth with the session stored on this device. */
export function startAuth(store: Store): StartedActor<AuthActor, AuthView> {
  const { storage, navigation } = store.ports
  const prefix = store.link('')
  const here = () => {
    const path = navigation.path()
    return prefix && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
  }
  const session = readSession(storage)
  // An incomplete session is unusable, and its token would be refused on every call.
  if (session === null) clearSession(storage)
  const actor = createActor(
    authMachine.provide(
      authActors({
        storage,
        ...accountClients(store),
        onLogin: (setsPassword) => writeTemporary(store.ports, setsPassword),
        here,
        go: (path) => navigation.go(store.link(path)),
        refresh() {
          if (OWN_PAGE.test(here())) navigation.reload()
        },
      }),
    ),
    { input: { session } },
  )
  let isKnown = session !== null
  actor.subscribe(({ context }) => {
    // Also ends the page's request for the count, which would be refused from now on.
    if (isKnown && context.session === null) store.ports.onUnread(0)
    isKnown = context.session !== null
  })
  return { actor: actor.start(), select: selectAuth }
}
