import type { ChatMessage, NewChatMessage } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { intentByKey, type Caller } from '#platform/idempotency/intent.ts'
import { once } from '#platform/idempotency/once.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { onlyRow } from '#platform/sql/only-row.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { plainText } from '#platform/text/plain-text.ts'
import { claimChatFiles } from './chat-files.ts'
import { changeWithin } from './conversation.ts'
import { shownTo, type Side } from './side.ts'
import { chatConversation, chatMessage } from './tables.ts'

interface Sending extends Omit<Caller, 'ip'> {
  body: NewChatMessage
  principal: SessionPrincipal
}

interface Place {
  conversationId: number
  side: Side
}

/**
 * Sends a message to a conversation, once per idempotency key of its author.
 * @throws NOT_FOUND; INVALID for an empty message or a file that is unknown or repeated; KEY_REUSED
 */
export async function sendMessage(
  context: Pick<AppContext, 'db' | 'clock'>,
  sending: Sending,
  { conversationId, side }: Place,
): Promise<ChatMessage> {
  const { text: sent, files = [], about = null } = sending.body
  const text = plainText(sent)
  if (text === '' && files.length === 0) throw refuseField(['text'], 'required')
  const message = { conversationId, text, files, about }
  const intent = intentByKey(sending, { creates: 'chat_message', body: message, sentAt: context.clock() })
  const { userId: authorId } = sending.principal
  const id = await transaction(context.db, (tx) =>
    once(tx, intent, () => insertMessage(tx, context, { ...message, authorId, side })),
  )
  const rows = await context.db.select().from(chatMessage).where(eq(chatMessage.id, id))
  return shownTo(side, onlyRow(rows, `select from chat_message ${id}`))
}

interface NewMessage extends Place {
  authorId: number
  text: string
  /** The ids of uploaded files. */
  files: readonly string[]
  about: string | null
}

/** Inserts a message as the next change of its conversation, and returns its id. */
const insertMessage = (
  tx: Transaction,
  context: Pick<AppContext, 'clock'>,
  { authorId, side, files, ...message }: NewMessage,
): Promise<number> =>
  changeWithin(tx, message.conversationId, async (revision) => {
    const [author] = await tx
      .select({ firstName: account.firstName, lastName: account.lastName })
      .from(account)
      .where(eq(account.id, authorId))
    const createdAt = context.clock()
    const inserted = await tx
      .insert(chatMessage)
      .values({
        ...message,
        authorType: side,
        authorId,
        author: author ? `${author.firstName} ${author.lastName}`.trim() : '',
        files: await claimChatFiles(tx, context, { ids: files, authorId }),
        revision,
        createdAt,
      })
      .returning({ id: chatMessage.id })
    await tx
      .update(chatConversation)
      .set({ lastMessageAt: createdAt })
      .where(eq(chatConversation.id, message.conversationId))
    return onlyRow(inserted, 'insert into chat_message').id
  })
