import type { Market } from '@shyrdak/sdk/contract'
import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { refuse } from '#platform/refusal.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { notifyTopic, type Topic } from '#platform/sql/topics.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { chatConversation } from './tables.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

export type Conversation = typeof chatConversation.$inferSelect

/** The topic of an account's conversation. It exists before the first message. */
export const topicOf = (accountId: number): Topic => `chat:${accountId}`

/** The condition that a conversation has messages: if its first message was refused, it has none. */
export const isBegun: SQL = gt(chatConversation.revision, 0)

/** Returns the conversation of an account; undefined until it has messages. */
export async function conversationOf(
  db: Database | Transaction,
  accountId: number,
): Promise<Conversation | undefined> {
  const [found] = await db
    .select()
    .from(chatConversation)
    .where(and(eq(chatConversation.accountId, accountId), isBegun))
  return found
}

/**
 * Returns a conversation by id, for managers.
 * @throws NOT_FOUND
 */
export async function conversationById(db: Database, id: number): Promise<Conversation> {
  const [found] = await db.select().from(chatConversation).where(eq(chatConversation.id, id))
  if (!found) throw refuse('NOT_FOUND', { message: 'There is no such conversation.' })
  return found
}

/** Creates the conversation of an account if needed and returns its id. */
export async function beginConversation(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  market: Exclude<Market, 'management'>,
  accountId: number,
): Promise<number> {
  await db
    .insert(chatConversation)
    .values({ market, accountId, lastMessageAt: clock() })
    .onConflictDoNothing({ target: chatConversation.accountId })
  const found = onlyRow(
    await db
      .select({ id: chatConversation.id })
      .from(chatConversation)
      .where(eq(chatConversation.accountId, accountId)),
    `select from chat_conversation of account ${accountId}`,
  )
  return found.id
}

/** Like `changeWithin`, in a transaction of its own. */
export const changeConversation = <T>(
  { db }: Pick<AppContext, 'db'>,
  id: number,
  work: (tx: Transaction, revision: number) => Promise<T>,
): Promise<T> => transaction(db, (tx) => changeWithin(tx, id, (revision) => work(tx, revision)))

/**
 * Runs a change of a conversation under its lock, as the next revision, and notifies subscribers on commit.
 * When `work` returns undefined, nothing has changed and the revision stays.
 * @throws NOT_FOUND
 */
export async function changeWithin<T>(
  tx: Transaction,
  id: number,
  work: (revision: number) => Promise<T>,
): Promise<T> {
  const [locked] = await tx
    .select({ revision: chatConversation.revision, accountId: chatConversation.accountId })
    .from(chatConversation)
    .where(eq(chatConversation.id, id))
    .for('update')
  if (!locked) throw refuse('NOT_FOUND', { message: 'There is no such conversation.' })
  const revision = locked.revision + 1
  const result = await work(revision)
  if (result === undefined) return result
  await tx
    .update(chatConversation)
    .set({
      revision,
      unread: sql`(select count(*) from chat_message m where m.conversation_id = ${id}
        and m.author_type = 'other' and m.read_at is null)`,
    })
    .where(eq(chatConversation.id, id))
  await notifyTopic(tx, topicOf(locked.accountId))
  return result
}
