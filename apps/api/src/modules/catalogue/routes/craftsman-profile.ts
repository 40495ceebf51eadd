import type { profile } from '@shyrdak/sdk/contract'
import { changePerson, ownAccount } from '#modules/accounts/index.ts'
import type { HandlersFor } from '#platform/handler.ts'
import { presentCraftsman, saveArtisan } from '../artisans/craftsman-profile.ts'

export const craftsmanProfileRoutes = {
  craftsman: {
    read: async ({ principal }, context) => ({
      data: await presentCraftsman(context, await ownAccount(context, principal)),
    }),
    update: async (call, context) => ({
      data: await presentCraftsman(context, await changePerson(context, call.principal, call, call.body)),
    }),
    saveArtisan: ({ principal, body }, context) => saveArtisan(context, principal, body),
  },
} satisfies Pick<HandlersFor<typeof profile>, 'craftsman'>
