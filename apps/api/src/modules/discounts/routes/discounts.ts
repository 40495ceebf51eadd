import type { discounts } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { refuse } from '#platform/refusal.ts'
import { unstorableTexts } from '#platform/text/plain-text.ts'
import { checkDiscount } from '../check-discount.ts'

export const discountRoutes = {
  check: ({ body, country, principal }, context) => {
    const issues = unstorableTexts(body)
    if (issues.length > 0) throw refuse('INVALID', { issues })
    return checkDiscount(context, { ...body, country, principal })
  },
} satisfies HandlersFor<typeof discounts>
