import type { feedback as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { saveFeedback } from '../save-message.ts'

export const feedbackRoutes = {
  send: ({ body, principal, ip, language }, context) =>
    saveFeedback(context, body, { principal, ip, language }),
} satisfies HandlersFor<typeof endpoints>
