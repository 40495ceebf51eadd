import type { managerProfile } from '@shyrdak/sdk/management'
import { changePerson } from '../change-person.ts'
import { ownAccount } from '../own-account.ts'
import { presentPerson } from '../read-person.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const managerProfileRoutes = {
  read: async ({ principal }, context) => presentPerson(context, await ownAccount(context, principal)),
  update: async (call, context) =>
    presentPerson(context, await changePerson(context, call.principal, call, call.body)),
} satisfies HandlersFor<typeof managerProfile>
