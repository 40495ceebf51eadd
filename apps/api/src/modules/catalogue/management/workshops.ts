import type { managedWorkshops } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { moderateWorkshop } from '../artisans/moderate-workshop.ts'
import { workshopChoices } from '../artisans/workshop-choices.ts'
import { listWorkshops, readWorkshop } from '../artisans/managed-workshops.ts'

export const managedWorkshopRoutes = {
  list: listWorkshops,
  choices: ({ query }, { db }) => workshopChoices(db, query.text),
  read: ({ params }, context) => readWorkshop(context, params.id),
  publish: async ({ params, query, principal }, context) => {
    await moderateWorkshop(context, { ...params, ...query, by: principal }, { state: 'published' })
    return readWorkshop(context, params.id)
  },
  sendBack: async ({ params, query, body, principal }, context) => {
    await moderateWorkshop(
      context,
      { ...params, ...query, by: principal },
      { state: 'returned', reason: body.reason },
    )
    return readWorkshop(context, params.id)
  },
} satisfies HandlersFor<typeof managedWorkshops>
