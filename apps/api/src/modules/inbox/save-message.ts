import type { Issue, Language, NewFeedback, NewQuestion } from '@shyrdak/sdk/contract'
import { ownAccount } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Principal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
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

/** Stores a message for managers to answer. */
export async function saveFeedback(
  { db, clock }: Keeping,
  body: NewFeedback,
  language: Language,
): Promise<{ id: number }> {
  const message = seen(body, (text, field) => (field === 'message' ? plainText(text) : plainLine(text)))
  const row = { ...message, language, createdAt: clock() }
  return onlyRow(
    await db.insert(feedbackMessage).values(row).returning({ id: feedbackMessage.id }),
    'insert into feedback_message',
  )
}

/**
 * Stores a visitor's question with the address for the answer: the one given, otherwise that of the logged-in
 * account.
 */
export async function saveQuestion(
  context: Keeping,
  asked: NewQuestion,
  { principal, language }: { principal: Principal; language: Language },
): Promise<{ id: number }> {
  const { question: text } = seen({ question: asked.question }, plainText)
  const given = asked.email === undefined ? null : seen({ email: asked.email }, plainLine).email
  const email = given ?? (principal.kind === 'session' ? (await ownAccount(context, principal)).email : null)
  const row = { text, email, language, createdAt: context.clock() }
  return onlyRow(
    await context.db.insert(question).values(row).returning({ id: question.id }),
    'insert into question',
  )
}
