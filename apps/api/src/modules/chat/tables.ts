import type { ChatAuthor, ChatFile, ChatMark, LocalizedText, Market } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '#platform/sql/columns.ts'
import { searchIndex, searchText } from '#platform/sql/search-text.ts'
import { account } from '../accounts/tables.ts'

/**
 * The conversation of an account with the store. A wholesale client's belongs to the account that applied.
 */
export const chatConversation = pgTable(
  'chat_conversation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    market: text().$type<Exclude<Market, 'management'>>().notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Incremented with every change of its messages, under a row lock, so that changes commit in order. */
    revision: integer().notNull().default(0),
    /** The number of client messages that no manager has read. */
    unread: integer().notNull().default(0),
    lastMessageAt: moment('last_message_at').notNull(),
  },
  (t) => [
    uniqueIndex('chat_conversation_account').on(t.accountId),
    index('chat_conversation_waiting').on(t.unread, t.lastMessageAt),
    check('chat_conversation_unread', sql`${t.unread} >= 0`),
  ],
)

export const chatMessage = pgTable(
  'chat_message',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => chatConversation.id, { onDelete: 'cascade' }),
    authorType: text('author_type').$type<ChatAuthor>().notNull(),
    authorId: integer('author_id').references(() => account.id, { onDelete: 'set null' }),
    /** The author's name at that time, which stays after the account is deleted. */
    author: text().notNull(),
    text: text().notNull(),
    /** In the order of selection. Their content is in the file storage. */
    files: jsonb().$type<ChatFile[]>().notNull().default([]),
    /** The order or invoice that it refers to. */
    about: text(),
    /** When the other side read it. */
    readAt: moment('read_at'),
    clientMark: text('client_mark').$type<ChatMark>().notNull().default('none'),
    managerMark: text('manager_mark').$type<ChatMark>().notNull().default('none'),
    /** The conversation's revision at its last change. */
    revision: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('chat_message_order').on(t.conversationId, t.id),
    searchIndex('chat_message_search', searchText(t.text)),
    index('chat_message_files')
      .on(t.conversationId, t.id)
      .where(sql`${t.files} <> '[]'::jsonb`),
    uniqueIndex('chat_message_revision').on(t.conversationId, t.revision, t.id),
    check('chat_message_author_type', sql`${t.authorType} in ('manager', 'other')`),
    check('chat_message_client_mark', sql`${t.clientMark} in ('red', 'yellow', 'green', 'blue', 'none')`),
    check('chat_message_manager_mark', sql`${t.managerMark} in ('red', 'yellow', 'green', 'blue', 'none')`),
  ],
)

/** A canned answer for managers, in every language. */
export const chatAnswer = pgTable('chat_answer', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Shown to managers only. */
  title: text().notNull(),
  text: jsonb().$type<LocalizedText>().notNull(),
  revision: integer().notNull().default(1),
})
