import type { Paginated } from '@shyrdak/sdk/contract'
import { chatAnswers, type ChatAnswer, type NewChatAnswer } from '@shyrdak/sdk/management'
import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import type { Intent } from '#platform/idempotency/intent.ts'
import { once } from '#platform/idempotency/once.ts'
import { listPage } from '#platform/paging/list-page.ts'
import { refuse } from '#platform/refusal.ts'
import { lockRow, rowNotFound, type RowAt } from '#platform/sql/lock-row.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { plainLine, plainText } from '#platform/text/plain-text.ts'
import { chatAnswer } from './tables.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

type Context = Pick<AppContext, 'db'>

const PER_PAGE = 50

/** Returns a page of managers' canned answers, sorted by title. */
export function listAnswers(
  call: Pick<Call<typeof chatAnswers.list>, 'query' | 'country'>,
  { db }: Context,
): Promise<Paginated<ChatAnswer>> {
  return listPage(chatAnswers.list, call, {
    perPage: PER_PAGE,
    rows: db.select().from(chatAnswer).orderBy(asc(chatAnswer.title), asc(chatAnswer.id)),
    count: () => db.$count(chatAnswer),
    present: (row): ChatAnswer => row,
  })
}

/** @throws NOT_FOUND */
export async function readAnswer({ db }: Context, id: number): Promise<ChatAnswer> {
  const [row] = await db.select().from(chatAnswer).where(eq(chatAnswer.id, id))
  if (!row) throw rowNotFound('answer')
  return row
}

/**
 * Returns an answer with normalized texts.
 * @throws INVALID for an empty text
 */
function checked({ title, text }: NewChatAnswer): NewChatAnswer {
  const read = {
    title: plainLine(title),
    text: { en: plainText(text.en), ru: plainText(text.ru), kg: plainText(text.kg) },
  }
  const issues = [
    ...(read.title === '' ? [{ path: ['title'], code: 'required' }] : []),
    ...Object.entries(read.text).flatMap(([language, one]) =>
      one === '' ? [{ path: ['text', language], code: 'required' }] : [],
    ),
  ]
  if (issues.length > 0) throw refuse('INVALID', { issues })
  return read
}

/** Adds an answer, once per intent. @throws INVALID, KEY_REUSED */
export async function createAnswer(
  context: Context,
  body: NewChatAnswer,
  intent?: Intent,
): Promise<ChatAnswer> {
  const answer = checked(body)
  const id = await transaction(context.db, (tx) =>
    once(tx, intent, async () => {
      const made = await tx.insert(chatAnswer).values(answer).returning({ id: chatAnswer.id })
      return onlyRow(made, 'insert into chat_answer').id
    }),
  )
  return readAnswer(context, id)
}

/** @throws NOT_FOUND, STALE, INVALID */
export function updateAnswer({ db }: Context, at: RowAt, body: NewChatAnswer): Promise<ChatAnswer> {
  const answer = checked(body)
  return transaction(db, async (tx) => {
    await lockRow(tx, chatAnswer, at, 'answer')
    const [now] = await tx.update(chatAnswer).set(answer).where(eq(chatAnswer.id, at.id)).returning()
    if (!now) throw rowNotFound('answer')
    return now
  })
}

/** @throws NOT_FOUND, STALE */
export function removeAnswer({ db }: Context, at: RowAt): Promise<ChatAnswer> {
  return transaction(db, async (tx) => {
    await lockRow(tx, chatAnswer, at, 'answer')
    const [gone] = await tx.delete(chatAnswer).where(eq(chatAnswer.id, at.id)).returning()
    if (!gone) throw rowNotFound('answer')
    return { ...gone, revision: at.revision }
  })
}
