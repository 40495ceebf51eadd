import type { Paginated } from '@shyrdak/sdk/contract'
import { managedChats, type ManagedChat } from '@shyrdak/sdk/management'
import { and, desc, eq, gt, ilike, inArray, sql, type SQL } from 'drizzle-orm'
import { account, accountSearchText } from '#modules/accounts/index.ts'
import { wholesaleApplication } from '#modules/wholesale/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import { refuse } from '#platform/refusal.ts'
import { containing, hasEveryTerm } from '#platform/sql/containing.ts'
import { searchText } from '#platform/sql/search-text.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { isBegun } from './conversation.ts'
import { chatConversation, chatMessage } from './tables.ts'

type Context = Pick<AppContext, 'db'>

const PER_PAGE = 50

const NAME = sql<string>`coalesce(${wholesaleApplication.company}, ${account.firstName} || ' ' || ${account.lastName})`

const LAST_TEXT = sql<string>`(select coalesce(nullif(left(m.text, 140), ''), m.files -> 0 ->> 'name') from chat_message m
  where m.conversation_id = ${chatConversation.id} order by m.id desc limit 1)`

/** Returns a page of conversations, those with unread messages first. */
export function listConversations(
  call: Pick<Call<typeof managedChats.list>, 'query' | 'country'>,
  { db }: Context,
): Promise<Paginated<ManagedChat>> {
  const { unread, text } = call.query
  const filter = plainLine(text ?? '')
  const where = and(
    isBegun,
    unread === undefined
      ? undefined
      : unread
        ? gt(chatConversation.unread, 0)
        : eq(chatConversation.unread, 0),
    filter === '' ? undefined : matches(db, filter),
  )
  return listPage(managedChats.list, call, {
    perPage: PER_PAGE,
    rows: select(db, where).orderBy(
      desc(sql`${chatConversation.unread} > 0`),
      desc(chatConversation.lastMessageAt),
      desc(chatConversation.id),
    ),
    count: () => count(db, where),
    present,
  })
}

/**
 * Returns a conversation as in the list.
 * @throws NOT_FOUND
 */
export async function readConversation({ db }: Context, id: number): Promise<ManagedChat> {
  const [row] = await select(db, eq(chatConversation.id, id))
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such conversation.' })
  return present(row)
}

/**
 * The condition that a conversation has the text in a message, or every word of it in its account or in the
 * name of its company. Each of them is searched apart, by its own index.
 */
const matches = (db: Context['db'], text: string) => {
  const written = db
    .select({ id: chatMessage.conversationId })
    .from(chatMessage)
    .where(ilike(searchText(chatMessage.text), containing(text)))
  const ofAccount = db
    .select({ id: chatConversation.id })
    .from(chatConversation)
    .innerJoin(account, eq(account.id, chatConversation.accountId))
    .where(hasEveryTerm(accountSearchText(account), text))
  const ofCompany = db
    .select({ id: chatConversation.id })
    .from(chatConversation)
    .innerJoin(wholesaleApplication, eq(wholesaleApplication.accountId, chatConversation.accountId))
    .where(hasEveryTerm(wholesaleApplication.company, text))
  return inArray(chatConversation.id, written.union(ofAccount).union(ofCompany))
}

const select = (db: Context['db'], where: SQL | undefined) =>
  db
    .select({
      conversation: chatConversation,
      name: NAME,
      email: account.email,
      language: account.language,
      lastText: LAST_TEXT,
    })
    .from(chatConversation)
    .innerJoin(account, eq(account.id, chatConversation.accountId))
    .leftJoin(wholesaleApplication, eq(wholesaleApplication.accountId, account.id))
    .where(where)
    .$dynamic()

const count = (db: Context['db'], where: SQL | undefined) =>
  db.$count(
    db
      .select({ id: chatConversation.id })
      .from(chatConversation)
      .innerJoin(account, eq(account.id, chatConversation.accountId))
      .leftJoin(wholesaleApplication, eq(wholesaleApplication.accountId, account.id))
      .where(where)
      .as('found'),
  )

const present = ({
  conversation,
  name,
  email,
  language,
  lastText,
}: Awaited<ReturnType<typeof select>>[number]): ManagedChat => ({
  id: conversation.id,
  market: conversation.market,
  name: name.trim(),
  email,
  language,
  unread: conversation.unread,
  last_text: lastText ?? '',
  last_message_at: conversation.lastMessageAt.toISOString(),
})
