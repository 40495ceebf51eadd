import type { Paginated } from '@shyrdak/sdk/contract'
import {
  askedQuestions,
  feedbackMessages,
  type AskedQuestion,
  type FeedbackMessage,
} from '@shyrdak/sdk/management'
import { and, desc, eq, ilike, sql, type SQL } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import { refuse } from '#platform/refusal.ts'
import { containing } from '#platform/sql/containing.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { shownItem, type InboxTable } from './inbox-row.ts'
import { feedbackMessage, feedbackSearchText, question, questionSearchText } from './tables.ts'

const PER_PAGE = 50

type Reading = Pick<AppContext, 'db'>
type ListCall = Pick<Call<typeof feedbackMessages.list>, 'query' | 'country'>

/** Waiting messages first, oldest first; then settled ones, newest first. */
const inTurn = (table: InboxTable) => [
  desc(sql`${table.state} = 'waiting'`),
  sql`case when ${table.state} = 'waiting' then ${table.id} end`,
  sql`${table.settledAt} desc nulls last`,
  desc(table.id),
]

function filterOf(
  table: InboxTable,
  { state, text = '' }: ListCall['query'],
  searched: SQL,
): SQL | undefined {
  const part = plainLine(text)
  return and(state && eq(table.state, state), part === '' ? undefined : ilike(searched, containing(part)))
}

const settler = { firstName: account.firstName, lastName: account.lastName }

const feedbackRows = ({ db }: Reading, where: SQL | undefined) =>
  db
    .select({ row: feedbackMessage, settler })
    .from(feedbackMessage)
    .leftJoin(account, eq(account.id, feedbackMessage.settledBy))
    .where(where)
    .$dynamic()

const shownFeedback = ({ row, settler: by }: Awaited<ReturnType<typeof feedbackRows>>[number]) =>
  ({
    ...shownItem(row, by),
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
  }) satisfies FeedbackMessage

/** Returns a page of messages for managers. */
export function listFeedback(call: ListCall, context: Reading): Promise<Paginated<FeedbackMessage>> {
  const where = filterOf(feedbackMessage, call.query, feedbackSearchText(feedbackMessage))
  return listPage(feedbackMessages.list, call, {
    perPage: PER_PAGE,
    rows: feedbackRows(context, where).orderBy(...inTurn(feedbackMessage)),
    count: () => context.db.$count(feedbackMessage, where),
    present: shownFeedback,
  })
}

/**
 * Returns a message for managers.
 * @throws NOT_FOUND
 */
export async function readFeedback(context: Reading, id: number): Promise<FeedbackMessage> {
  const [row] = await feedbackRows(context, eq(feedbackMessage.id, id))
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such message.' })
  return shownFeedback(row)
}

const questionRows = ({ db }: Reading, where: SQL | undefined) =>
  db
    .select({ row: question, settler })
    .from(question)
    .leftJoin(account, eq(account.id, question.settledBy))
    .where(where)
    .$dynamic()

const shownQuestion = ({ row, settler: by }: Awaited<ReturnType<typeof questionRows>>[number]) =>
  ({
    ...shownItem(row, by),
    question: row.text,
    email: row.email,
    faq_id: row.faqEntryId,
  }) satisfies AskedQuestion

/** Returns a page of questions for managers. */
export function listQuestions(call: ListCall, context: Reading): Promise<Paginated<AskedQuestion>> {
  const where = filterOf(question, call.query, questionSearchText(question))
  return listPage(askedQuestions.list, call, {
    perPage: PER_PAGE,
    rows: questionRows(context, where).orderBy(...inTurn(question)),
    count: () => context.db.$count(question, where),
    present: shownQuestion,
  })
}

/**
 * Returns a question for managers.
 * @throws NOT_FOUND
 */
export async function readQuestion(context: Reading, id: number): Promise<AskedQuestion> {
  const [row] = await questionRows(context, eq(question.id, id))
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such question.' })
  return shownQuestion(row)
}
