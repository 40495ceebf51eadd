import * as z from 'zod/mini'
import { managers } from '../../access.ts'
import { FaqTab } from '../../content/faq.ts'
import { endpoint } from '../../endpoint.ts'
import { paginated } from '../../paginator.ts'
import { Id } from '../../scalars.ts'
import { CONTENT_BYTES } from '../content/managed.ts'
import { requiredTexts } from '../../texts.ts'
import { Answer, inboxItem, inboxQuery, READ_MESSAGE, SETTLE_MESSAGE } from './inbox-item.ts'

/** A question submitted by a visitor. */
export const AskedQuestion = z.object({
  ...inboxItem,
  question: z.string(),
  /** Where the answer goes; null if the visitor left no address. */
  email: z.nullable(z.string()),
  /** The FAQ entry created from it; null if there is none or it was deleted. */
  faq_id: z.nullable(Id),
})
export type AskedQuestion = z.infer<typeof AskedQuestion>

/**
 * A question as the FAQ shows it, with its answer in every language. `answer` is HTML and is sanitized before
 * it is stored. A visitor who left an address is emailed the answer in their language.
 */
export const PublishedQuestion = z.object({
  tab: FaqTab,
  question: requiredTexts(500),
  answer: requiredTexts(20_000),
})
export type PublishedQuestion = z.infer<typeof PublishedQuestion>

const response = AskedQuestion

export const askedQuestions = {
  list: endpoint({
    method: 'GET',
    path: '/management/inbox/questions',
    summary:
      'List submitted questions: waiting ones oldest first, then settled ones newest first. `text` searches questions and emails.',
    access: managers,
    query: inboxQuery,
    response: paginated(AskedQuestion),
  }),
  read: endpoint({
    ...READ_MESSAGE,
    path: '/management/inbox/questions/:id',
    summary: 'Retrieve a submitted question.',
    response,
  }),
  answer: endpoint({
    ...SETTLE_MESSAGE,
    path: '/management/inbox/questions/:id/answer',
    summary:
      'Email an answer to whoever asked, at the given revision. A question without an email address can only be published.',
    body: z.object({ answer: Answer }),
    response,
  }),
  publish: endpoint({
    ...SETTLE_MESSAGE,
    path: '/management/inbox/questions/:id/publish',
    summary: 'Publish a question and its answer in the FAQ, at the given revision, and email whoever asked.',
    body: PublishedQuestion,
    response,
    maxBytes: CONTENT_BYTES,
  }),
  dismiss: endpoint({
    ...SETTLE_MESSAGE,
    path: '/management/inbox/questions/:id/dismiss',
    summary: 'Dismiss a question that needs no answer, at the given revision.',
    response,
  }),
  reopen: endpoint({
    ...SETTLE_MESSAGE,
    path: '/management/inbox/questions/:id/reopen',
    summary: 'Reopen a dismissed question, at the given revision.',
    response,
  }),
}
