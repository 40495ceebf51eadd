import type { ChatMark, ChatMessage } from '@shyrdak/sdk/contract'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { refuse } from '#platform/refusal.ts'
import { changeConversation } from './conversation.ts'
import { otherSide, shownTo, type Side } from './side.ts'
import { chatMessage } from './tables.ts'

type Context = Pick<AppContext, 'db' | 'clock'>

interface Place {
  conversationId: number
  side: Side
}

/** Marks messages of the other side as read. Ids of other conversations are ignored. */
export const markRead = (context: Context, { conversationId, side }: Place, ids: readonly number[]) =>
  changeConversation(context, conversationId, async (tx, revision) => {
    const read = await tx
      .update(chatMessage)
      .set({ readAt: context.clock(), revision })
      .where(
        and(
          eq(chatMessage.conversationId, conversationId),
          inArray(chatMessage.id, [...ids]),
          eq(chatMessage.authorType, otherSide(side)),
          isNull(chatMessage.readAt),
        ),
      )
      .returning({ id: chatMessage.id })
    return read.length > 0 ? read : undefined
  })

/**
 * Sets the own side's colour mark on a message.
 * @throws NOT_FOUND
 */
export async function markMessage(
  context: Context,
  { conversationId, side }: Place,
  id: number,
  mark: ChatMark,
): Promise<ChatMessage> {
  const marked = await changeConversation(context, conversationId, async (tx, revision) => {
    const [row] = await tx
      .update(chatMessage)
      .set({ [side === 'manager' ? 'managerMark' : 'clientMark']: mark, revision })
      .where(and(eq(chatMessage.conversationId, conversationId), eq(chatMessage.id, id)))
      .returning()
    return row
  })
  if (!marked) throw refuse('NOT_FOUND', { message: 'There is no such message.' })
  return shownTo(side, marked)
}
