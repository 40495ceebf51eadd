import { Login } from '@shyrdak/sdk/contract'
import { addressAfterLogin, homeOf, type Audience } from '@shyrdak/state-machines/auth'
import type { Store } from '../store/store.ts'
import { enter } from './auth-entering.ts'
import { startAccountForm } from './auth-form.ts'
import { readTemporary } from './auth-temporary.ts'

interface Way {
  /** Asked when the form is sent: the person may have switched. */
  readonly audience: () => Audience
  /** Where the person came from; null when they came to log in. */
  readonly back: string | null
}

/** Starts a login that leads back to where it was asked for. */
export const startLogin = (store: Store, { audience, back }: Way) =>
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
        store.link(readTemporary(store.ports) ? `${profile}#password` : addressAfterLogin(known, back)),
      )
    },
  })
