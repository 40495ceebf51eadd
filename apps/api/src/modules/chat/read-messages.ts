import type { ChatInfo, ChatMark, ChatMessage, ChatPage } from '@shyrdak/sdk/contract'
import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { pageAddress } from '#platform/paging/page-address.ts'
import { topicOf, type Conversation } from './conversation.ts'
import { otherSide, shownTo, type Side } from './side.ts'
import { chatConversation, chatMessage } from './tables.ts'

type Context = Pick<AppContext, 'db' | 'topics'>

/** Messages per page. */
const PER_PAGE = 40
/** The maximum of an integer column: all messages of the given revision count as known. */
const MAX_ID = 2_147_483_647
/** The maximum number of changes per query. */
const MAX_CHANGES = 200

/** The condition of the partial index. */
const hasFiles = sql`${chatMessage.files} <> '[]'::jsonb`

interface Asked {
  path: string
  country: string
  query: { mark?: ChatMark | undefined; type?: 'file' | undefined; before?: number | undefined }
}

/**
 * Returns a page of messages, newest first. The revision was read before the messages, so later changes are
 * sent again by `followMessages`.
 */
export async function readMessages(
  { db }: Pick<Context, 'db'>,
  conversation: Conversation | undefined,
  side: Side,
  { path, country, query: { mark, type, before } }: Asked,
): Promise<ChatPage> {
  if (!conversation) return { data: [], next_page_url: null, revision: 0 }
  const ownMark = side === 'manager' ? chatMessage.managerMark : chatMessage.clientMark
  const rows = await db
    .select()
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.conversationId, conversation.id),
        mark === undefined ? undefined : eq(ownMark, mark),
        type === undefined ? undefined : hasFiles,
        before === undefined ? undefined : lt(chatMessage.id, before),
      ),
    )
    .orderBy(desc(chatMessage.id))
    .limit(PER_PAGE + 1)
  const shown = rows.slice(0, PER_PAGE)
  const last = shown.at(-1)
  return {
    data: shown.map((row) => shownTo(side, row)),
    next_page_url:
      rows.length > PER_PAGE && last ? pageAddress(path, country, { mark, type, before: last.id }) : null,
    revision: conversation.revision,
  }
}

/** Returns the unread count and the last message's time for one side. */
export async function readInfo(
  { db }: Pick<Context, 'db'>,
  conversation: Conversation | undefined,
  side: Side,
): Promise<ChatInfo> {
  if (!conversation) return { chatId: null, unread: 0, last_message_at: null }
  const unread = await db.$count(
    chatMessage,
    and(
      eq(chatMessage.conversationId, conversation.id),
      eq(chatMessage.authorType, otherSide(side)),
      isNull(chatMessage.readAt),
    ),
  )
  return { chatId: conversation.id, unread, last_message_at: conversation.lastMessageAt.toISOString() }
}

/**
 * Yields every message of an account's conversation that is sent, read or marked after a revision, until the
 * signal is aborted.
 */
export async function* followMessages(
  { db, topics }: Context,
  accountId: number,
  side: Side,
  { after, signal }: { after: number; signal: AbortSignal },
): AsyncGenerator<ChatMessage> {
  let wake = () => {}
  let isChanged = true
  const change = () => {
    isChanged = true
    wake()
  }
  const unsubscribe = topics.subscribe(topicOf(accountId), change)
  signal.addEventListener('abort', change, { once: true })
  let known = { revision: after, id: MAX_ID }
  try {
    while (!signal.aborted) {
      if (!isChanged) await new Promise<void>((resolve) => (wake = resolve))
      isChanged = false
      for (let rows = await readChanges(db, accountId, known); rows.length > 0;) {
        for (const row of rows) {
          if (signal.aborted) return
          yield shownTo(side, row)
          known = row
        }
        rows = await readChanges(db, accountId, known)
      }
    }
  } finally {
    unsubscribe()
    signal.removeEventListener('abort', change)
  }
}

/** Reads the next changes. Messages that were read together share a revision. */
async function readChanges(
  db: Context['db'],
  accountId: number,
  { revision, id }: { revision: number; id: number },
) {
  const rows = await db
    .select({ message: chatMessage })
    .from(chatMessage)
    .innerJoin(chatConversation, eq(chatConversation.id, chatMessage.conversationId))
    .where(
      and(
        eq(chatConversation.accountId, accountId),
        or(
          gt(chatMessage.revision, revision),
          and(eq(chatMessage.revision, revision), gt(chatMessage.id, id)),
        ),
      ),
    )
    .orderBy(asc(chatMessage.revision), asc(chatMessage.id))
    .limit(MAX_CHANGES)
  return rows.map(({ message }) => message)
}
