import type { profile } from '@shyrdak/sdk/contract'
import { changePerson } from '../../auth/change-person.ts'
import { presentCraftsman, saveWorkshop } from '../../auth/craftsman-profile.ts'
import { ownAccount, sessionActor } from '../../auth/own-account.ts'
import { presentShopper } from '../../auth/read-person.ts'
import { changeWholesaleProfile, readWholesaleProfile } from '../../auth/wholesale-profile.ts'
import type { HandlersFor } from '../../handler.ts'

export const profileRoutes = {
  retail: {
    read: async ({ actor }, tools) => presentShopper(tools, await ownAccount(tools, sessionActor(actor))),
    update: async (call, tools) =>
      presentShopper(tools, await changePerson(tools, sessionActor(call.actor), call, call.body)),
  },
  wholesale: {
    read: ({ actor }, tools) => readWholesaleProfile(tools, sessionActor(actor)),
    update: (call, tools) => changeWholesaleProfile(tools, sessionActor(call.actor), call, call.body),
  },
  craftsman: {
    read: async ({ actor }, tools) => ({
      data: await presentCraftsman(tools, await ownAccount(tools, sessionActor(actor))),
    }),
    update: async (call, tools) => ({
      data: await presentCraftsman(
        tools,
        await changePerson(tools, sessionActor(call.actor), call, call.body),
      ),
    }),
    saveWorkshop: async ({ actor, body }, tools) => ({
      data: await saveWorkshop(tools, sessionActor(actor), body),
    }),
  },
} satisfies HandlersFor<typeof profile>
