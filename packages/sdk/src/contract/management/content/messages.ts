import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Language } from '../../language.ts'
import { PageQuery, paginated } from '../../paginator.ts'
import { Id, Instant } from '../../scalars.ts'
import { managers } from './managed.ts'

const sent = { id: Id, language: Language, created_at: Instant }

/** A message sent by a visitor. */
export const FeedbackMessage = z.object({
  ...sent,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
})
export type FeedbackMessage = z.infer<typeof FeedbackMessage>

/** An address on the mailing list. */
export const Subscriber = z.object({ ...sent, email: z.string() })
export type Subscriber = z.infer<typeof Subscriber>

/** A question submitted by a visitor. */
export const AskedQuestion = z.object({ ...sent, question: z.string() })
export type AskedQuestion = z.infer<typeof AskedQuestion>

const query = z.object(PageQuery)

export const feedbackMessages = {
  list: endpoint({
    method: 'GET',
    path: '/management/content/feedback',
    summary: 'List feedback messages, newest first.',
    access: managers,
    query,
    response: paginated(FeedbackMessage),
  }),
}

export const mailingList = {
  list: endpoint({
    method: 'GET',
    path: '/management/content/subscribers',
    summary: 'List mailing list subscribers, newest first.',
    access: managers,
    query,
    response: paginated(Subscriber),
  }),
}

export const askedQuestions = {
  list: endpoint({
    method: 'GET',
    path: '/management/content/questions',
    summary: 'List submitted questions, newest first.',
    access: managers,
    query,
    response: paginated(AskedQuestion),
  }),
}
