import { chat as endpoints, type Endpoint } from '@shyrdak/sdk/contract'
import type { AppContext } from '#platform/context.ts'
import type { Call, Handler, HandlersFor } from '#platform/handler.ts'
import { refuse } from '#platform/refusal.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { markMessage, markRead } from '../change-messages.ts'
import { readChatFile, uploadChatFile } from '../chat-files.ts'
import { beginConversation, conversationOf } from '../conversation.ts'
import { followMessages, readInfo, readMessages } from '../read-messages.ts'
import { sendMessage } from '../send-message.ts'
import { ownerOf } from '../side.ts'

type ClientMarket = 'frontend' | 'wholesale' | 'specialgoods'

const side = 'other'

const ownConversation = ({ db }: AppContext, principal: SessionPrincipal) =>
  conversationOf(db, ownerOf(principal))

/**
 * Returns the conversation to be changed.
 * @throws NOT_FOUND when it has no messages
 */
async function begun(context: AppContext, principal: SessionPrincipal) {
  const conversation = await ownConversation(context, principal)
  if (!conversation) throw refuse('NOT_FOUND', { message: 'There is no such message.' })
  return { conversationId: conversation.id, side } as const
}

/** Handlers of the same endpoints in any market. */
type OfAnyMarket<T extends Record<string, Endpoint>> = {
  readonly [K in keyof T]: (
    call: Omit<Call<T[K]>, 'principal'> & { principal: SessionPrincipal },
    context: AppContext,
    signal: AbortSignal,
  ) => ReturnType<Handler<T[K]>>
}

const routesOf = (market: ClientMarket, path: string) =>
  ({
    info: async ({ principal }, context) =>
      readInfo(context, await ownConversation(context, principal), side),
    list: async ({ principal, query, country }, context) =>
      readMessages(context, await ownConversation(context, principal), side, {
        path,
        query,
        country,
      }),
    changes: async ({ principal, query }, context, signal) =>
      followMessages(context, ownerOf(principal), side, { ...query, signal }),
    send: async (call, context) =>
      sendMessage(context, call, {
        conversationId: await beginConversation(context, market, ownerOf(call.principal)),
        side,
      }),
    upload: async (call, context) => uploadChatFile(context, call.principal.userId, call),
    file: async ({ principal, params, query }, context) => {
      const conversation = await ownConversation(context, principal)
      return readChatFile(context, { conversationId: conversation?.id, file: params.id, ...query })
    },
    read: async ({ principal, body }, context) => {
      const place = await begun(context, principal)
      await markRead(context, place, body.chat_message_ids)
      return readInfo(context, await ownConversation(context, principal), side)
    },
    mark: async ({ principal, body }, context) =>
      markMessage(context, await begun(context, principal), body.chat_message_id, body.mark),
  }) satisfies OfAnyMarket<(typeof endpoints)['retail']>

export const chatRoutes = {
  retail: routesOf('frontend', endpoints.retail.list.path),
  wholesale: routesOf('wholesale', endpoints.wholesale.list.path),
  craftsman: routesOf('specialgoods', endpoints.craftsman.list.path),
} satisfies HandlersFor<typeof endpoints>
