import type { feedbackMessages } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { listFeedback, readFeedback } from '../read-messages.ts'
import { answerFeedback, dismissMessage, reopenMessage } from '../settle-message.ts'
import { feedbackMessage } from '../tables.ts'

export const feedbackMessageRoutes = {
  list: listFeedback,
  read: ({ params }, context) => readFeedback(context, params.id),
  answer: async ({ params, query, body, principal }, context) => {
    await answerFeedback(context, { ...params, ...query, by: principal }, body.answer)
    return readFeedback(context, params.id)
  },
  dismiss: async ({ params, query, principal }, context) => {
    await dismissMessage(context, feedbackMessage, { ...params, ...query, by: principal })
    return readFeedback(context, params.id)
  },
  reopen: async ({ params, query, principal }, context) => {
    await reopenMessage(context, feedbackMessage, { ...params, ...query, by: principal })
    return readFeedback(context, params.id)
  },
} satisfies HandlersFor<typeof feedbackMessages>
