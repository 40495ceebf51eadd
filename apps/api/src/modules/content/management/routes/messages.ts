import { askedQuestions, feedbackMessages, mailingList } from '@shyrdak/sdk/management'
import { messageList } from '../list-messages.ts'
import { feedbackMessage, question, subscriber } from '#modules/content/tables.ts'
import type { HandlersFor } from '#platform/handler.ts'

export const feedbackMessageRoutes = {
  list: messageList(feedbackMessage, feedbackMessages.list.path, ({ createdAt, ...row }) => ({
    ...row,
    created_at: createdAt.toISOString(),
  })),
} satisfies HandlersFor<typeof feedbackMessages>

export const mailingListRoutes = {
  list: messageList(subscriber, mailingList.list.path, ({ createdAt, ...row }) => ({
    ...row,
    created_at: createdAt.toISOString(),
  })),
} satisfies HandlersFor<typeof mailingList>

export const askedQuestionRoutes = {
  list: messageList(question, askedQuestions.list.path, ({ createdAt, text, ...row }) => ({
    ...row,
    question: text,
    created_at: createdAt.toISOString(),
  })),
} satisfies HandlersFor<typeof askedQuestions>
