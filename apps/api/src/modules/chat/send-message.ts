import type { ChatMessage, NewChatMessage } from '@shyrdak/sdk/contract'
import { and, eq } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { refuseField } from '#platform/refusal.ts'
import { plainText } from '#platform/text/plain-text.ts'
import { attachFiles } from './chat-files.ts'
import { changeConversation } from './conversation.ts'
import { shownTo, type Side } from './side.ts'
import { chatConversation, chatMessage } from './tables.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

interface Sending {
  conversationId: number
  side: Side
  authorId: number
  key: string | undefined
}

/** Sends a message to a conversation, once per idempotency key. */
export async function sendMessage(
  context: Pick<AppContext, 'db' | 'clock'>,
  { text, files = [], about = null }: NewChatMessage,
  { conversationId, side, authorId, key }: Sending,
): Promise<ChatMessage> {
  const plain = plainText(text)
  if (plain === '' && files.length === 0) throw refuseField(['text'], 'required')
  const { db, clock } = context
  const sent = await changeConversation(context, conversationId, async (tx, revision) => {
    const [author] = await tx
      .select({ firstName: account.firstName, lastName: account.lastName })
      .from(account)
      .where(eq(account.id, authorId))
    const createdAt = clock()
    const [row] = await tx
      .insert(chatMessage)
      .values({
        conversationId,
        authorType: side,
        authorId,
        author: author ? `${author.firstName} ${author.lastName}`.trim() : '',
        text: plain,
        about,
        revision,
        key: key ?? null,
        createdAt,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) return undefined
    await tx
      .update(chatConversation)
      .set({ lastMessageAt: createdAt })
      .where(eq(chatConversation.id, conversationId))
    return files.length > 0 ? attachFiles(tx, context, row, files) : row
  })
  if (sent) return shownTo(side, sent)
  const before = onlyRow(
    await db
      .select()
      .from(chatMessage)
      .where(and(eq(chatMessage.conversationId, conversationId), eq(chatMessage.key, key ?? ''))),
    `select from chat_message by the key of conversation ${conversationId}`,
  )
  return shownTo(side, before)
}
