import { Login } from '@shyrdak/sdk/contract'
import { addressAfterLogin, homeOf, type Audience } from '@shyrdak/state-machines/auth'
import type { Store } from '../../store/store.ts'
import { enter } from '../auth/enter.ts'
import { startAccountForm } from './start-account-form.ts'
import { readTemporary } from '../auth/temporary-password.ts'

interface LoginOptions {
  /** Called on submit, since the user may have switched the audience. */
  readonly audience: () => Audience
  /** The page to return to; null for the home page of the audience. */
  readonly returnTo: string | null
}

/** Logs in, then returns to the page that required it. */
export const startLogin = (store: Store, { audience, returnTo }: LoginOptions) =>
  startAccountForm<Login>(store, {
    values: {},
    schema: Login,
    bodyOf: ({ email, password }) => ({ email, password }),
    async send({ email, password }) {
      const who = await enter(store, { by: 'password', audience: audience(), email, password })
      const { navigation } = store.ports
      const known = who.audience ?? audience()
      const profile = known === 'manager' ? '/desk/profile' : homeOf(known)
      navigation.go(
        store.link(readTemporary(store.ports) ? `${profile}#password` : addressAfterLogin(known, returnTo)),
      )
    },
  })
