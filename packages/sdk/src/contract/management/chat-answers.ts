import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { CHAT_TEXT_LENGTH } from '../chat/messages.ts'
import { endpoint } from '../endpoint.ts'
import { LocalizedText } from '../localized-text.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Revision } from '../revision.ts'
import { Id } from '../scalars.ts'
import { requiredTexts } from '../texts.ts'
import { trimmed } from '../trimmed.ts'

/** Maximum length of the title by which managers find an answer, in characters. */
export const CHAT_ANSWER_TITLE_LENGTH = 80

/** An answer that managers give often. It is inserted into a message in the language of the recipient. */
export const ChatAnswer = z.object({
  id: Id,
  title: z.string(),
  text: LocalizedText,
  revision: Revision,
})
export type ChatAnswer = z.infer<typeof ChatAnswer>

export const NewChatAnswer = z.object({
  title: z.string().check(trimmed, z.minLength(1), z.maxLength(CHAT_ANSWER_TITLE_LENGTH)),
  text: requiredTexts(CHAT_TEXT_LENGTH),
})
export type NewChatAnswer = z.infer<typeof NewChatAnswer>

const params = z.object({ id: Id })
const query = z.object({ revision: Revision })
const errors = { NOT_FOUND: {} }

export const chatAnswers = {
  list: endpoint({
    method: 'GET',
    path: '/management/chat-answers',
    summary: 'List the prepared answers by their titles.',
    access: managers,
    query: z.object(PageQuery),
    response: paginated(ChatAnswer),
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/chat-answers/:id',
    summary: 'Retrieve a prepared answer.',
    access: managers,
    params,
    response: ChatAnswer,
    errors,
  }),
  create: endpoint({
    method: 'POST',
    path: '/management/chat-answers',
    summary: 'Prepare an answer.',
    access: managers,
    body: NewChatAnswer,
    response: ChatAnswer,
    // A repeated request finds nothing once its answer is deleted.
    errors: { NOT_FOUND: {}, KEY_REUSED: {} },
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/management/chat-answers/:id',
    summary: 'Update a prepared answer at the given revision. Messages that were sent stay as they are.',
    access: managers,
    params,
    query,
    body: NewChatAnswer,
    response: ChatAnswer,
    errors: { ...errors, STALE: {} },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/management/chat-answers/:id',
    summary: 'Remove a prepared answer at the given revision.',
    access: managers,
    params,
    query,
    response: ChatAnswer,
    errors: { ...errors, STALE: {} },
  }),
}
