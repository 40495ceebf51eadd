import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#modules/accounts/index.ts'
import { mintSession } from '#testing/mint-session.ts'
import { openStoreContext, TEST_DAY, type StoreUnderTest } from '#testing/open-store-context.ts'
import { statementsDuring } from '#testing/statements-during.ts'
import { tablesReadWhole } from '#testing/tables-read-whole.ts'
import { listConversations } from './list-conversations.ts'
import { chatConversation, chatMessage } from './tables.ts'

let store: StoreUnderTest
beforeAll(async () => {
  store = await openStoreContext()
  const { db } = store.context
  const { accountId } = await mintSession(db, { market: 'frontend' })
  await db
    .update(account)
    .set({ firstName: 'Нурлан', lastName: 'Асанов', email: 'nurlan@example.kg', phone: '+996555010203' })
    .where(eq(account.id, accountId))
  const [conversation] = await db
    .insert(chatConversation)
    .values({ market: 'frontend', accountId, revision: 1, lastMessageAt: TEST_DAY })
    .returning({ id: chatConversation.id })
  await db.insert(chatMessage).values({
    conversationId: conversation?.id ?? 0,
    authorType: 'other',
    authorId: accountId,
    author: 'Нурлан',
    text: 'Салам!\nКийиз качан даяр болот?',
    revision: 1,
    createdAt: TEST_DAY,
  })
})
afterAll(() => store.close())

const search = async (text: string) =>
  (await listConversations({ query: { text }, country: 'KG' }, store.context)).data.map(({ name }) => name)

test.each([
  ['the names in any order', 'асанов нур'],
  ['an email', 'Nurlan@example'],
  ['a part of a message', 'кийиз качан'],
])('a manager finds a conversation by %s', async (_, text) => {
  expect(await search(text)).toEqual(['Нурлан Асанов'])
})

test('a manager finds no conversation by words that nobody wrote', async () => {
  expect(await search('килем')).toEqual([])
})

test('a search among conversations reads neither all messages nor all accounts', async () => {
  const statements = await statementsDuring(store.context.db, () => search('кийиз'))
  expect(statements).toHaveLength(2)
  const read = await tablesReadWhole(store.context.db, statements)
  expect([...read].filter((table) => table === 'account' || table === 'chat_message')).toEqual([])
})

test('conversations with messages of the same moment are each on one page of the list', async () => {
  const { db } = store.context
  for (const _person of [1, 2, 3]) {
    const { accountId } = await mintSession(db, { market: 'frontend' })
    await db
      .insert(chatConversation)
      .values({ market: 'frontend', accountId, revision: 1, lastMessageAt: TEST_DAY })
  }
  const ids = new Set<number>()
  for (const page of [1, 2, 3, 4]) {
    const { data } = await listConversations({ query: { page, per_page: 1 }, country: 'KG' }, store.context)
    for (const { id } of data) ids.add(id)
  }
  expect(ids.size).toBe(4)
})
