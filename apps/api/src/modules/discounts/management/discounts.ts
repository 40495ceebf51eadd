import type { managedDiscounts } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { removeDiscount } from '../remove-discount.ts'
import { createDiscount, listDiscounts, readDiscount, updateDiscount } from '../managed-discounts.ts'

export const managedDiscountRoutes = {
  list: listDiscounts,
  read: ({ params }, context) => readDiscount(context, params.id),
  create: ({ body }, context) => createDiscount(context, body),
  remove: ({ params, query }, context) => removeDiscount(context, { ...params, ...query }),
  update: ({ params, query, body }, context) => updateDiscount(context, { ...params, ...query }, body),
} satisfies HandlersFor<typeof managedDiscounts>
