import type { managedSoles as endpoints } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { intentByKey } from '#platform/idempotency/intent.ts'
import { listSoles, managedSole } from './soles/managed-soles.ts'
import { removeSole } from './soles/remove-sole.ts'
import { createSole, updateSole } from './soles/write-sole.ts'

export const managedSoleRoutes = {
  list: listSoles,
  read: ({ params, language }, { db }) => managedSole(db, { ...params, language }),
  create: async (call, context) => {
    const intent = intentByKey(call, { creates: 'sole', body: call.body, sentAt: context.clock() })
    const id = await createSole(context, call.body, intent)
    return managedSole(context.db, { id, language: call.language })
  },
  update: async ({ params, query, body, language }, context) => {
    await updateSole(context, { ...params, ...query }, body)
    return managedSole(context.db, { ...params, language })
  },
  remove: ({ params, query, language }, context) => removeSole(context, { ...params, ...query, language }),
} satisfies HandlersFor<typeof endpoints>
