import { password } from '@shyrdak/sdk/contract'
import type * as z from 'zod/mini'
import type { Store } from '../../store/store.ts'
import { profileContract } from './contract.ts'
import { startAccountForm } from '../account/start-account-form.ts'
import { readTemporary, writeTemporary } from '../auth/temporary-password.ts'

/** Starts the form that changes the current user's password. */
export const startPasswordChange = (store: Store) =>
  startAccountForm<z.output<typeof password.change.body>>(store, {
    values: {},
    schema: password.change.body,
    bodyOf: (values) => ({
      ...(!readTemporary(store.ports) && { current_password: values['current_password'] }),
      password: values['password'],
    }),
    async send(body, signal) {
      const { auth } = await store.sdk(profileContract)
      await auth.password.change({ body, signal })
      writeTemporary(store.ports, false)
    },
  })
