import type { delivery } from '@shyrdak/sdk/contract'
import { quoteBasket } from '../../delivery/quote-basket.ts'
import type { HandlersFor } from '../../handler.ts'
import { unkeepable } from '../../orders/plain-text.ts'
import { refuse } from '../../refusal.ts'
import { duplicateIssues } from '../../rules/quotes.ts'

export const deliveryRoutes = {
  services: ({ body, country }, tools) => {
    const issues = [...unkeepable(body), ...duplicateIssues(body.items)]
    if (issues.length > 0) throw refuse('INVALID', { issues })
    return quoteBasket(tools, country, body.items)
  },
} satisfies HandlersFor<typeof delivery>
