import type { managedDiscounts } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { intentByKey } from '#platform/idempotency/intent.ts'
import { removeDiscount } from '../remove-discount.ts'
import { createDiscount, listDiscounts, readDiscount, updateDiscount } from '../managed-discounts.ts'

export const managedDiscountRoutes = {
  list: listDiscounts,
  read: ({ params }, context) => readDiscount(context, params.id),
  create: (call, context) => {
    const { body } = call
    const intent = intentByKey(call, { creates: 'discount', body, sentAt: context.clock() })
    return createDiscount(context, body, intent)
  },
  remove: ({ params, query }, context) => removeDiscount(context, { ...params, ...query }),
  update: ({ params, query, body }, context) => updateDiscount(context, { ...params, ...query }, body),
} satisfies HandlersFor<typeof managedDiscounts>
