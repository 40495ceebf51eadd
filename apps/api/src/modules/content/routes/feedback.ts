import type { feedback as endpoints } from '@shyrdak/sdk/contract'
import { saveFeedback } from '../save-message.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const feedbackRoutes = {
  send: ({ body, language }, context) => saveFeedback(context, body, language),
} satisfies HandlersFor<typeof endpoints>
