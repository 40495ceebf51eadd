import type { discounts } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { refuseUnstorable } from '#platform/text/plain-text.ts'
import { checkDiscount } from '../check-discount.ts'

export const discountRoutes = {
  check: ({ body, country, principal }, context) => {
    refuseUnstorable(body)
    return checkDiscount(context, { ...body, country, principal })
  },
} satisfies HandlersFor<typeof discounts>
