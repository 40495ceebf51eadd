import { NewEmployee, type Employee } from '@shyrdak/sdk/contract'
import type { Store } from '../../store/store.ts'
import { startAccountForm } from '../account/start-account-form.ts'
import { employeesSdk } from './employees-sdk.ts'

/** Starts the form that invites an employee. */
export const startInvitation = (store: Store, onInvited: (employee: Employee) => void) =>
  startAccountForm<NewEmployee>(store, {
    values: { role: 'buyer' },
    asksEmail: true,
    schema: NewEmployee,
    bodyOf: ({ first_name, last_name, email, role }) => ({ first_name, last_name, email, role }),
    async send(body, signal) {
      const { wholesale } = await employeesSdk(store)
      onInvited(await wholesale.employees.create({ body, signal }))
    },
  })
