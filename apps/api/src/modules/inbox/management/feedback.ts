import type { feedbackMessages } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { listFeedback, readFeedback } from '../read-messages.ts'
import { answerFeedback } from '../settle-message.ts'
import { feedbackMessage } from '../tables.ts'
import { messageRoutes } from './message-routes.ts'

export const feedbackMessageRoutes = {
  list: listFeedback,
  ...messageRoutes({ table: feedbackMessage, read: readFeedback, answer: answerFeedback }),
} satisfies HandlersFor<typeof feedbackMessages>
