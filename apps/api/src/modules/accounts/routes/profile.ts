import type { profile } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { changePerson } from '../change-person.ts'
import { ownAccount } from '../own-account.ts'
import { presentShopper } from '../read-person.ts'

/** The other markets' profiles are answered by the modules that own what is in them. */
export const profileRoutes = {
  retail: {
    read: async ({ principal }, context) => presentShopper(context, await ownAccount(context, principal)),
    update: async (call, context) =>
      presentShopper(context, await changePerson(context, call.principal, call, call.body)),
  },
} satisfies Pick<HandlersFor<typeof profile>, 'retail'>
