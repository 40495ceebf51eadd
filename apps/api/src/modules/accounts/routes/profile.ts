import type { profile } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { changePerson } from '../change-person.ts'
import { ownAccount } from '../own-account.ts'
import { presentShopper } from '../read-person.ts'

/** The profiles of the other markets are handled by the modules that own their data. */
export const profileRoutes = {
  retail: {
    read: async ({ principal }, context) => presentShopper(context, await ownAccount(context, principal)),
    update: async (call, context) =>
      presentShopper(context, await changePerson(context, call.principal, call, call.body)),
  },
} satisfies Pick<HandlersFor<typeof profile>, 'retail'>
