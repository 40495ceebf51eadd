import type { askedQuestions } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { publishQuestion } from '../publish-question.ts'
import { listQuestions, readQuestion } from '../read-messages.ts'
import { answerQuestion, dismissMessage, reopenMessage } from '../settle-message.ts'
import { question } from '../tables.ts'

export const askedQuestionRoutes = {
  list: listQuestions,
  read: ({ params }, context) => readQuestion(context, params.id),
  answer: async ({ params, query, body, principal }, context) => {
    await answerQuestion(context, { ...params, ...query, by: principal }, body.answer)
    return readQuestion(context, params.id)
  },
  publish: async ({ params, query, body, principal }, context) => {
    await publishQuestion(context, { ...params, ...query, by: principal }, body)
    return readQuestion(context, params.id)
  },
  dismiss: async ({ params, query, principal }, context) => {
    await dismissMessage(context, question, { ...params, ...query, by: principal })
    return readQuestion(context, params.id)
  },
  reopen: async ({ params, query, principal }, context) => {
    await reopenMessage(context, question, { ...params, ...query, by: principal })
    return readQuestion(context, params.id)
  },
} satisfies HandlersFor<typeof askedQuestions>
