import type { managerProfile } from '@shyrdak/sdk/contract'
import { changePerson } from '../../auth/change-person.ts'
import { ownAccount, sessionPrincipal } from '../../auth/own-account.ts'
import { presentPerson } from '../../auth/read-person.ts'
import type { HandlersFor } from '../../handler.ts'

export const managerProfileRoutes = {
  read: async ({ principal }, context) =>
    presentPerson(context, await ownAccount(context, sessionPrincipal(principal))),
  update: async (call, context) =>
    presentPerson(context, await changePerson(context, sessionPrincipal(call.principal), call, call.body)),
} satisfies HandlersFor<typeof managerProfile>
