import type { delivery } from '@shyrdak/sdk/contract'
import { estimateDelivery, quoteCart } from '../quote-cart.ts'
import type { HandlersFor } from '#platform/handler.ts'
import { unstorableTexts } from '#platform/text/plain-text.ts'
import { refuse } from '#platform/refusal.ts'
import { duplicateIssues } from '../rules/quotes.ts'

export const deliveryRoutes = {
  estimate: ({ query, country }, context) => {
    const issues = unstorableTexts(query)
    if (issues.length > 0) throw refuse('INVALID', { issues })
    return estimateDelivery(context, country, query)
  },
  services: ({ body, country }, context) => {
    const issues = [...unstorableTexts(body), ...duplicateIssues(body.items)]
    if (issues.length > 0) throw refuse('INVALID', { issues })
    return quoteCart(context, country, body.items)
  },
} satisfies HandlersFor<typeof delivery>
