import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { paginated } from '../../paginator.ts'
import { managers } from '../content/managed.ts'
import { Answer, inboxItem, inboxParams, inboxQuery, inboxRevision } from './inbox-item.ts'

/** A message sent by a visitor. */
export const FeedbackMessage = z.object({
  ...inboxItem,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
})
export type FeedbackMessage = z.infer<typeof FeedbackMessage>

const params = inboxParams
const query = inboxRevision
const response = FeedbackMessage
const errors = { NOT_FOUND: {}, STALE: {} }

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
    method: 'GET',
    path: '/management/inbox/feedback/:id',
    summary: 'Retrieve a feedback message.',
    access: managers,
    params,
    response,
    errors: { NOT_FOUND: {} },
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/management/inbox/feedback/:id/answer',
    summary: 'Email an answer to whoever sent a feedback message, at the given revision.',
    access: managers,
    params,
    query,
    body: z.object({ answer: Answer }),
    response,
    errors,
  }),
  dismiss: endpoint({
    method: 'PUT',
    path: '/management/inbox/feedback/:id/dismiss',
    summary: 'Settle a feedback message that needs no answer, at the given revision.',
    access: managers,
    params,
    query,
    response,
    errors,
  }),
  reopen: endpoint({
    method: 'PUT',
    path: '/management/inbox/feedback/:id/reopen',
    summary: 'Let a dismissed feedback message wait again, at the given revision.',
    access: managers,
    params,
    query,
    response,
    errors,
  }),
}
