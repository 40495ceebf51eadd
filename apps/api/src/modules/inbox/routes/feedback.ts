import type { feedback as endpoints } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { saveFeedback } from '../save-message.ts'

export const feedbackRoutes = {
  send: ({ body, language }, context) => saveFeedback(context, body, language),
} satisfies HandlersFor<typeof endpoints>
