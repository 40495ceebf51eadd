import type { Issue, Language, NewFeedback, NewQuestion } from '@shyrdak/sdk/contract'
import { ownAccount } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import { intentByBody } from '#platform/idempotency/intent.ts'
import { once } from '#platform/idempotency/once.ts'
import type { Principal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { plainLine, plainText, unstorableTexts } from '#platform/text/plain-text.ts'
import { feedbackMessage, question } from './tables.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

type Keeping = Pick<AppContext, 'db' | 'clock'>

/**
 * Normalizes texts.
 * @throws INVALID for a text that cannot be stored or is empty after normalization
 */
export function seen<Field extends string>(
  texts: Record<Field, string>,
  plain: (text: string, field: Field) => string,
): Record<Field, string> {
  const issues: Issue[] = unstorableTexts(texts)
  const fields = Object.keys(texts) as Field[] // the record has exactly these keys
  const plainTexts = { ...texts }
  for (const field of fields) {
    plainTexts[field] = plain(texts[field], field)
    if (plainTexts[field] === '') issues.push({ path: [field], code: 'required' })
  }
  if (issues.length > 0) throw refuse('INVALID', { issues })
  return plainTexts
}

/** Who sends a message, and the language for the answer. */
interface Sender {
  principal: Principal
  ip: string
  language: Language
}

/** Stores a message for managers to answer, once for a double click or a retry after a lost response. */
export async function saveFeedback(
  { db, clock }: Keeping,
  body: NewFeedback,
  { language, ...caller }: Sender,
): Promise<{ id: number }> {
  const message = seen(body, (text, field) => (field === 'message' ? plainText(text) : plainLine(text)))
  const row = { ...message, language, createdAt: clock() }
  const intent = intentByBody(caller, { creates: 'feedback_message', body: message, sentAt: row.createdAt })
  const id = await transaction(db, (tx) =>
    once(tx, intent, async () => {
      const inserted = await tx.insert(feedbackMessage).values(row).returning({ id: feedbackMessage.id })
      return onlyRow(inserted, 'insert into feedback_message').id
    }),
  )
  return { id }
}

/**
 * Stores a visitor's question with the address for the answer: the one given, otherwise that of the logged-in
 * account. Once, like feedback.
 */
export async function saveQuestion(
  context: Keeping,
  body: NewQuestion,
  { language, ...caller }: Sender,
): Promise<{ id: number }> {
  const { principal } = caller
  const { question: text } = seen({ question: body.question }, plainText)
  const given = body.email === undefined ? null : seen({ email: body.email }, plainLine).email
  const email = given ?? (principal.kind === 'session' ? (await ownAccount(context, principal)).email : null)
  const row = { text, email, language, createdAt: context.clock() }
  const intent = intentByBody(caller, { creates: 'question', body: { text, email }, sentAt: row.createdAt })
  const id = await transaction(context.db, (tx) =>
    once(tx, intent, async () => {
      const inserted = await tx.insert(question).values(row).returning({ id: question.id })
      return onlyRow(inserted, 'insert into question').id
    }),
  )
  return { id }
}
