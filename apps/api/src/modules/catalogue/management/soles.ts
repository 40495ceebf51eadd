import { managedSoles as endpoints } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { listSoles, managedSole } from './soles/managed-soles.ts'
import { removeSole } from './soles/remove-sole.ts'
import { createSole, updateSole } from './soles/write-sole.ts'

export const managedSoleRoutes = {
  list: ({ query, country }, { db }) =>
    listSoles(db, {
      path: endpoints.list.path,
      country,
      page: query.page ?? 1,
      perPage: query.per_page ?? 50,
    }),
  read: ({ params }, { db }) => managedSole(db, params.id),
  create: async ({ body }, context) => managedSole(context.db, await createSole(context, body)),
  update: async ({ params, query, body }, context) => {
    await updateSole(context, { ...params, ...query }, body)
    return managedSole(context.db, params.id)
  },
  remove: ({ params, query, language }, context) => removeSole(context, { ...params, ...query, language }),
} satisfies HandlersFor<typeof endpoints>
