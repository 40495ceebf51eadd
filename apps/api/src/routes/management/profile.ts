import type { managerProfile } from '@shyrdak/sdk/contract'
import { changePerson } from '../../auth/change-person.ts'
import { ownAccount, sessionActor } from '../../auth/own-account.ts'
import { presentPerson } from '../../auth/read-person.ts'
import type { HandlersFor } from '../../handler.ts'

export const managerProfileRoutes = {
  read: async ({ actor }, tools) => presentPerson(tools, await ownAccount(tools, sessionActor(actor))),
  update: async (call, tools) =>
    presentPerson(tools, await changePerson(tools, sessionActor(call.actor), call, call.body)),
} satisfies HandlersFor<typeof managerProfile>
