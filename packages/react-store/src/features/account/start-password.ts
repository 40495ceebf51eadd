import { password } from '@shyrdak/sdk/contract'
import { addressAfterLogin, audienceOf, loginPathOf } from '@shyrdak/state-machines/auth'
import type * as z from 'zod/mini'
import type { Store } from '../../store/store.ts'
import { enter } from '../auth/enter.ts'
import { accountContract } from './contract.ts'
import { startAccountForm } from './start-account-form.ts'

/** Requests a temporary password. The response does not reveal whether the email is registered. */
export const startForgottenPassword = (store: Store) =>
  startAccountForm<z.output<typeof password.reset.body>>(store, {
    values: {},
    schema: password.reset.body,
    bodyOf: ({ email }) => ({ email }),
    send: async (body, signal) => (await store.sdk(accountContract)).auth.password.reset({ body, signal }),
  })

/** Sets a new password with the temporary one, and logs in. */
export const startRecovery = (store: Store) =>
  startAccountForm<z.output<typeof password.recover.body>>(store, {
    values: {},
    schema: password.recover.body,
    bodyOf: (values) => ({
      email: values['email'],
      temporary_password: values['temporary_password'],
      password: values['password'],
    }),
    async send(body, signal) {
      const { auth } = await store.sdk(accountContract)
      const { access_token, role } = await auth.password.recover({ body, signal })
      const audience = audienceOf(role)
      const { navigation } = store.ports
      try {
        await enter(store, { by: 'token', audience, token: access_token })
        navigation.go(store.link(addressAfterLogin(audience, null)))
      } catch (error) {
        console.warn('Shyrdak:', error)
        // The password is set; submitting again would report the temporary one as incorrect.
        navigation.go(store.link(loginPathOf(audience)))
      }
    },
  })
