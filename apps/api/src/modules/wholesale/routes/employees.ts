import type { employees } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { changeEmployee, inviteAgain, inviteEmployee, removeEmployee } from '../employees/change-employees.ts'
import { listEmployees } from '../employees/employee-rows.ts'

export const employeeRoutes = {
  list: ({ principal }, context) => listEmployees(context, principal.company.id),
  create: ({ principal, body, language }, context) =>
    inviteEmployee(context, principal.company.id, { body, language }),
  inviteAgain: async ({ principal, params }, context) => {
    await inviteAgain(context, principal.company.id, params.id)
    return { status: true }
  },
  update: ({ principal, params, body }, context) =>
    changeEmployee(context, principal.company.id, { id: params.id, changes: body }),
  remove: async ({ principal, params }, context) => {
    await removeEmployee(context, principal.company.id, params.id)
    return { status: true }
  },
} satisfies HandlersFor<typeof employees>
