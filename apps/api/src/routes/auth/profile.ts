import type { profile } from '@shyrdak/sdk/contract'
import { changePerson } from '../../auth/change-person.ts'
import { presentCraftsman, saveWorkshop } from '../../auth/craftsman-profile.ts'
import { ownAccount, sessionPrincipal } from '../../auth/own-account.ts'
import { presentShopper } from '../../auth/read-person.ts'
import { changeWholesaleProfile, readWholesaleProfile } from '../../auth/wholesale-profile.ts'
import type { HandlersFor } from '../../handler.ts'

export const profileRoutes = {
  retail: {
    read: async ({ principal }, context) =>
      presentShopper(context, await ownAccount(context, sessionPrincipal(principal))),
    update: async (call, context) =>
      presentShopper(context, await changePerson(context, sessionPrincipal(call.principal), call, call.body)),
  },
  wholesale: {
    read: ({ principal }, context) => readWholesaleProfile(context, sessionPrincipal(principal)),
    update: (call, context) =>
      changeWholesaleProfile(context, sessionPrincipal(call.principal), call, call.body),
  },
  craftsman: {
    read: async ({ principal }, context) => ({
      data: await presentCraftsman(context, await ownAccount(context, sessionPrincipal(principal))),
    }),
    update: async (call, context) => ({
      data: await presentCraftsman(
        context,
        await changePerson(context, sessionPrincipal(call.principal), call, call.body),
      ),
    }),
    saveWorkshop: async ({ principal, body }, context) => ({
      data: await saveWorkshop(context, sessionPrincipal(principal), body),
    }),
  },
} satisfies HandlersFor<typeof profile>
