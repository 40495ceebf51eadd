import type { Issue, Language, NewFeedback, NewQuestion, NewSubscriber } from '@shyrdak/sdk/contract'
import { plainLine, plainText, unstorableTexts } from '#platform/text/plain-text.ts'
import { refuse } from '#platform/refusal.ts'
import { feedbackMessage, question, subscriber } from './tables.ts'
import type { AppContext } from '#platform/context.ts'

type Keeping = Pick<AppContext, 'db' | 'clock'>

/** What of these texts can be seen. Refuses those that cannot be stored, and those of which nothing is left. */
function seen<Field extends string>(
  texts: Record<Field, string>,
  plain: (text: string, field: Field) => string,
): Record<Field, string> {
  const issues: Issue[] = unstorableTexts(texts)
  const fields = Object.keys(texts) as Field[] // a record of just these
  const plainTexts = { ...texts }
  for (const field of fields) {
    plainTexts[field] = plain(texts[field], field)
    if (plainTexts[field] === '') issues.push({ path: [field], code: 'required' })
  }
  if (issues.length > 0) throw refuse('INVALID', { issues })
  return plainTexts
}

/** The number of the row that was written. */
function written(rows: { id: number }[]): { id: number } {
  const [row] = rows
  if (!row) throw new Error('A message was not written.')
  return row
}

/** Keeps a message to the store for a manager to read. */
export async function saveFeedback(
  { db, clock }: Keeping,
  body: NewFeedback,
  language: Language,
): Promise<{ id: number }> {
  const message = seen(body, (text, field) => (field === 'message' ? plainText(text) : plainLine(text)))
  const row = { ...message, language, createdAt: clock() }
  return written(await db.insert(feedbackMessage).values(row).returning({ id: feedbackMessage.id }))
}

/** Keeps a visitor's question. */
export async function saveQuestion(
  { db, clock }: Keeping,
  asked: NewQuestion,
  language: Language,
): Promise<{ id: number }> {
  const row = { text: seen(asked, plainText).question, language, createdAt: clock() }
  return written(await db.insert(question).values(row).returning({ id: question.id }))
}

/** Puts an address on the mailing list. False when it was there, also in other letters' case. */
export async function addSubscriber(
  { db, clock }: Keeping,
  joining: NewSubscriber,
  language: Language,
): Promise<{ status: boolean }> {
  const { email } = seen(joining, plainLine)
  const rows = await db
    .insert(subscriber)
    .values({ email, language, createdAt: clock() })
    .onConflictDoNothing()
    .returning({ id: subscriber.id })
  return { status: rows.length > 0 }
}
