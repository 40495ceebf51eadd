import * as z from 'zod/mini'
import { managers } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { paginated } from '../../paginator.ts'
import { Answer, inboxItem, inboxQuery, READ_MESSAGE, SETTLE_MESSAGE } from './inbox-item.ts'

/** A message sent by a visitor. */
export const FeedbackMessage = z.object({
  ...inboxItem,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
})
export type FeedbackMessage = z.infer<typeof FeedbackMessage>

const response = FeedbackMessage

export const feedbackMessages = {
  list: endpoint({
    method: 'GET',
    path: '/management/inbox/feedback',
    summary:
      'List feedback messages: waiting ones oldest first, then settled ones newest first. `text` searches names, emails and messages.',
    access: managers,
    query: inboxQuery,
    response: paginated(FeedbackMessage),
  }),
  read: endpoint({
    ...READ_MESSAGE,
    path: '/management/inbox/feedback/:id',
    summary: 'Retrieve a feedback message.',
    response,
  }),
  answer: endpoint({
    ...SETTLE_MESSAGE,
    path: '/management/inbox/feedback/:id/answer',
    summary: 'Email an answer to whoever sent a feedback message, at the given revision.',
    body: z.object({ answer: Answer }),
    response,
  }),
  dismiss: endpoint({
    ...SETTLE_MESSAGE,
    path: '/management/inbox/feedback/:id/dismiss',
    summary: 'Dismiss a feedback message that needs no answer, at the given revision.',
    response,
  }),
  reopen: endpoint({
    ...SETTLE_MESSAGE,
    path: '/management/inbox/feedback/:id/reopen',
    summary: 'Reopen a dismissed feedback message, at the given revision.',
    response,
  }),
}
