import type { Language } from '@shyrdak/sdk/contract'
import type { InboxState } from '@shyrdak/sdk/management'
import { sql, type SQL } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { moment } from '#platform/sql/columns.ts'
import { searchIndex, searchText } from '#platform/sql/search-text.ts'
import { account } from '../accounts/tables.ts'
import { faqEntry } from '../content/tables.ts'

/** The columns of everything that visitors send. */
const sent = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  language: text().$type<Language>().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** The columns of a message's handling. */
const settling = () => ({
  state: text().$type<InboxState>().notNull().default('waiting'),
  /** The answer as emailed or published, without markup. */
  answer: text(),
  settledAt: moment('settled_at'),
  settledBy: integer('settled_by').references(() => account.id, { onDelete: 'set null' }),
  /** When the mail server accepted the answer. */
  sentAt: moment('sent_at'),
  revision: integer().notNull().default(1),
})

const settlingChecks = (name: string, t: { state: PgColumn; settledAt: PgColumn; id: PgColumn }) => [
  index(`${name}_waiting`).on(t.state, t.id),
  check(`${name}_state`, sql`${t.state} in ('waiting', 'answered', 'dismissed')`),
  check(`${name}_settled`, sql`(${t.state} = 'waiting') = (${t.settledAt} is null)`),
]

type QuestionSearch = Record<'text' | 'email', PgColumn>

/** What the desk searches in questions. */
export const questionSearchText = (t: QuestionSearch): SQL => searchText(t.text, t.email)

/** A visitor's question. */
export const question = pgTable(
  'question',
  {
    ...sent(),
    text: text().notNull(),
    /** The address for the answer, as entered; null when none was left. */
    email: text(),
    ...settling(),
    /** The FAQ entry it was published as. */
    faqEntryId: integer('faq_entry_id').references(() => faqEntry.id, { onDelete: 'set null' }),
  },
  (t) => [...settlingChecks('question', t), searchIndex('question_search', questionSearchText(t))],
)

type FeedbackSearch = Record<'name' | 'email' | 'subject' | 'message', PgColumn>

/** What the desk searches in messages. */
export const feedbackSearchText = ({ name, email, subject, message }: FeedbackSearch): SQL =>
  searchText(name, email, subject, message)

/** A visitor's message. */
export const feedbackMessage = pgTable(
  'feedback_message',
  {
    ...sent(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    ...settling(),
  },
  (t) => [
    ...settlingChecks('feedback_message', t),
    searchIndex('feedback_message_search', feedbackSearchText(t)),
  ],
)

/** An address on the mailing list, as entered. Unique regardless of case. */
export const subscriber = pgTable(
  'subscriber',
  {
    ...sent(),
    email: text().notNull(),
    /** The secret in its unsubscribe links. It gives access to nothing else. */
    key: uuid().notNull().unique().defaultRandom(),
    /** When the mail server accepted the welcome email, which is sent at most once a day. */
    welcomedAt: moment('welcomed_at'),
    /** Null while subscribed. Deleted a day after unsubscribing; until then the link can resubscribe. */
    leftAt: moment('left_at'),
  },
  (t) => [
    uniqueIndex('subscriber_email').on(sql`lower(${t.email})`),
    index('subscriber_left')
      .on(t.leftAt)
      .where(sql`${t.leftAt} is not null`),
  ],
)

/** An address to email once when the store delivers to a country. */
export const deliveryRequest = pgTable(
  'delivery_request',
  {
    ...sent(),
    email: text().notNull(),
    country: text().notNull(),
    /** The secret in its unsubscribe links. It gives access to nothing else. */
    key: uuid().notNull().unique().defaultRandom(),
    /** When the email was last queued, and when the mail server accepted it. */
    queuedAt: moment('queued_at'),
    notifiedAt: moment('notified_at'),
    /** Null while subscribed. Deleted a day after unsubscribing; until then the link can resubscribe. */
    leftAt: moment('left_at'),
  },
  (t) => [
    uniqueIndex('delivery_request_email').on(sql`lower(${t.email})`, t.country),
    index('delivery_request_country').on(t.country),
  ],
)

/** A daily reminder per manager. The row is inserted before the email is queued, so that only one is sent. */
export const inboxReminder = pgTable(
  'inbox_reminder',
  {
    day: date().notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    sentAt: moment('sent_at'),
  },
  (t) => [primaryKey({ columns: [t.day, t.accountId] })],
)
