import { EmployeeChanges, type Employee } from '@shyrdak/sdk/contract'
import type { Store } from '../../store/store.ts'
import { startAccountForm } from '../account/start-account-form.ts'
import { employeesSdk } from './employees-sdk.ts'

/** Starts the form that renames an employee. The role is not sent, so a concurrent change is preserved. */
export const startRenaming = (
  store: Store,
  { id, first_name, last_name }: Employee,
  onRenamed: (employee: Employee) => void,
) =>
  startAccountForm<EmployeeChanges>(store, {
    values: { first_name, last_name },
    schema: EmployeeChanges,
    bodyOf: (values) => ({ first_name: values['first_name'], last_name: values['last_name'] }),
    async send(body, signal) {
      const { wholesale } = await employeesSdk(store)
      onRenamed(await wholesale.employees.update({ params: { id }, body, signal }))
    },
  })
