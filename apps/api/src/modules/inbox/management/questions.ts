import type { askedQuestions } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { publishQuestion } from '../publish-question.ts'
import { listQuestions, readQuestion } from '../read-messages.ts'
import { answerQuestion } from '../settle-message.ts'
import { question } from '../tables.ts'
import { messageRoutes, settled } from './message-routes.ts'

export const askedQuestionRoutes = {
  list: listQuestions,
  ...messageRoutes({ table: question, read: readQuestion, answer: answerQuestion }),
  publish: settled(readQuestion, publishQuestion),
} satisfies HandlersFor<typeof askedQuestions>
