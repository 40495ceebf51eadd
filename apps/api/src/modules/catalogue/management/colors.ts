import type { managedColors as endpoints } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { intentByKey } from '#platform/idempotency/intent.ts'
import { managedColor, managedColors } from './colors/managed-colors.ts'
import { orderColors } from './colors/order-colors.ts'
import { removeColor } from './colors/remove-color.ts'
import { createColor, updateColor } from './colors/write-color.ts'

export const managedColorRoutes = {
  list: (_call, { db }) => managedColors(db),
  read: ({ params, language }, { db }) => managedColor(db, { ...params, language }),
  create: async (call, context) => {
    const intent = intentByKey(call, { creates: 'color', body: call.body, sentAt: context.clock() })
    const id = await createColor(context, call.body, intent)
    return managedColor(context.db, { id, language: call.language })
  },
  update: async ({ params, query, body, language }, context) => {
    await updateColor(context, { ...params, ...query }, body)
    return managedColor(context.db, { ...params, language })
  },
  order: async ({ body }, context) => {
    await orderColors(context, body)
    return managedColors(context.db)
  },
  remove: ({ params, query, language }, context) => removeColor(context, { ...params, ...query, language }),
} satisfies HandlersFor<typeof endpoints>
