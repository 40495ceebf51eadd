import * as z from 'zod/mini'
import { managers } from '../../access.ts'
import { Language } from '../../language.ts'
import { PageQuery } from '../../paginator.ts'
import { Revision } from '../../revision.ts'
import { Id, Instant } from '../../scalars.ts'
import { trimmed } from '../../trimmed.ts'

/** Maximum length of an answer that is emailed to a visitor, in characters. */
export const ANSWER_LENGTH = 5000

export const Answer = z.string().check(trimmed, z.minLength(1), z.maxLength(ANSWER_LENGTH))

/** `dismissed`: a manager has decided that it needs no answer. */
export const InboxState = z.enum(['waiting', 'answered', 'dismissed'])
export type InboxState = z.infer<typeof InboxState>

/** Fields of every message of a visitor: when it came, and how it was settled. */
export const inboxItem = {
  id: Id,
  /** The language in which the visitor used the store, and of the answer. */
  language: Language,
  created_at: Instant,
  state: InboxState,
  /** The emailed answer; null if there was none. */
  answer: z.nullable(z.string()),
  settled_at: z.nullable(Instant),
  /** Name of the manager who answered or dismissed it. */
  settled_by: z.nullable(z.string()),
  revision: Revision,
}

export const inboxParams = z.object({ id: Id })

/** Common fields of the endpoints that read a message. */
export const READ_MESSAGE = {
  method: 'GET',
  access: managers,
  params: inboxParams,
  errors: { NOT_FOUND: {} },
} as const

/**
 * Common fields of the endpoints that settle a message, at the revision that the manager read: of two answers
 * at the same time, only one is sent.
 */
export const SETTLE_MESSAGE = {
  method: 'PUT',
  access: managers,
  params: inboxParams,
  query: z.object({ revision: Revision }),
  errors: { NOT_FOUND: {}, STALE: {} },
} as const

export const inboxQuery = z.object({
  ...PageQuery,
  state: z.optional(InboxState),
  text: z.optional(z.string().check(trimmed, z.maxLength(100))),
})
