import type { Language } from '@shyrdak/sdk/contract'
import type { InboxState } from '@shyrdak/sdk/management'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { account } from '../accounts/tables.ts'
import { faqEntry } from '../content/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Of everything that visitors send. */
const sent = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  language: text().$type<Language>().notNull(),
  createdAt: moment('created_at').notNull(),
})

/** What became of a message. */
const settling = () => ({
  state: text().$type<InboxState>().notNull().default('waiting'),
  /** As it was emailed or published, without markup. */
  answer: text(),
  settledAt: moment('settled_at'),
  settledBy: integer('settled_by').references(() => account.id, { onDelete: 'set null' }),
  /** When the mail server took the answer. */
  sentAt: moment('sent_at'),
  revision: integer().notNull().default(1),
})

const settlingChecks = (name: string, t: { state: PgColumn; settledAt: PgColumn; id: PgColumn }) => [
  index(`${name}_waiting`).on(t.state, t.id),
  check(`${name}_state`, sql`${t.state} in ('waiting', 'answered', 'dismissed')`),
  check(`${name}_settled`, sql`(${t.state} = 'waiting') = (${t.settledAt} is null)`),
]

/** A question that a visitor asked. */
export const question = pgTable(
  'question',
  {
    ...sent(),
    text: text().notNull(),
    /** Where the answer goes, as it was given; null for whoever only reads the FAQ. */
    email: text(),
    ...settling(),
    /** What it became. */
    faqEntryId: integer('faq_entry_id').references(() => faqEntry.id, { onDelete: 'set null' }),
  },
  (t) => settlingChecks('question', t),
)

/** A message that a visitor sent. */
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
  (t) => settlingChecks('feedback_message', t),
)

/** An address on the mailing list, as it was given; case does not tell two apart. */
export const subscriber = pgTable(
  'subscriber',
  {
    ...sent(),
    email: text().notNull(),
    /** The secret of the links by which the address leaves the list, which is all that it opens. */
    key: uuid().notNull().unique().defaultRandom(),
    /** When the mail server took the welcome; nobody is welcomed again within a day. */
    welcomedAt: moment('welcomed_at'),
    /** Null while it is on the list. Whoever left is forgotten after a day, in which they may come back by the link. */
    leftAt: moment('left_at'),
  },
  (t) => [
    uniqueIndex('subscriber_email').on(sql`lower(${t.email})`),
    index('subscriber_left')
      .on(t.leftAt)
      .where(sql`${t.leftAt} is not null`),
  ],
)

/** An address that is emailed once when the store delivers to a country. */
export const deliveryRequest = pgTable(
  'delivery_request',
  {
    ...sent(),
    email: text().notNull(),
    country: text().notNull(),
    /** The secret of the link by which the address is taken off, which is all that it opens. */
    key: uuid().notNull().unique().defaultRandom(),
    /** When the email was last queued, and when the mail server took it. */
    queuedAt: moment('queued_at'),
    toldAt: moment('told_at'),
    /** Null while it waits. Whoever left is forgotten after a day, in which they may come back by the link. */
    leftAt: moment('left_at'),
  },
  (t) => [
    uniqueIndex('delivery_request_email').on(sql`lower(${t.email})`, t.country),
    index('delivery_request_country').on(t.country),
  ],
)

/** An email a day to each manager while something waits; the row is there before the email, so that there is one. */
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
