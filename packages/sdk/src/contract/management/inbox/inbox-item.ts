import * as z from 'zod/mini'
import { managers } from '../../access.ts'
import { Language } from '../../language.ts'
import { PageQuery } from '../../paginator.ts'
import { Revision } from '../../revision.ts'
import { Id, Instant } from '../../scalars.ts'
import { seen } from '../../seen.ts'

/** Maximum length of an answer that is emailed to a visitor. In characters. */
export const ANSWER_LENGTH = 5000

export const Answer = z.string().check(seen, z.minLength(1), z.maxLength(ANSWER_LENGTH))

/** `dismissed`: a manager has decided that it needs no answer. */
export const InboxState = z.enum(['waiting', 'answered', 'dismissed'])
export type InboxState = z.infer<typeof InboxState>

/** What every message of a visitor has: when it came, and what became of it. */
export const inboxItem = {
  id: Id,
  /** The language that the visitor read the store in, and is answered in. */
  language: Language,
  created_at: Instant,
  state: InboxState,
  /** As it was emailed; null where nothing was. */
  answer: z.nullable(z.string()),
  settled_at: z.nullable(Instant),
  /** Name of the manager who answered or dismissed it. */
  settled_by: z.nullable(z.string()),
  revision: Revision,
}

export const inboxParams = z.object({ id: Id })

/** What reading a message of any kind is. */
export const READ_MESSAGE = {
  method: 'GET',
  access: managers,
  params: inboxParams,
  errors: { NOT_FOUND: {} },
} as const

/** What settling a message of any kind is, at the revision that the manager read: two who answer at once send one answer. */
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
  text: z.optional(z.string().check(seen, z.maxLength(100))),
})
