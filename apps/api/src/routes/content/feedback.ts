import type { feedback as endpoints } from '@shyrdak/sdk/contract'
import { keepFeedback } from '../../content/keep-message.ts'
import type { HandlersFor } from '../../handler.ts'

export const feedbackRoutes = {
  send: ({ body, language }, tools) => keepFeedback(tools, body, language),
} satisfies HandlersFor<typeof endpoints>
