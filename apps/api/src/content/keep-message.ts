import type { Issue, Language, NewFeedback } from '@shyrdak/sdk/contract'
import { unkeepable } from '../orders/plain-text.ts'
import { refuse } from '../refusal.ts'
import { feedbackMessage, question, subscriber } from '../db/schema/content.ts'
import type { Tools } from '../tools.ts'

type Keeping = Pick<Tools, 'db' | 'clock'>

function refuseUnkeepable(body: unknown): void {
  const issues: Issue[] = unkeepable(body)
  if (issues.length > 0) throw refuse('INVALID', { issues })
}

/** The number of the row that was written. */
function written(rows: { id: number }[]): { id: number } {
  const [row] = rows
  if (!row) throw new Error('A message was not written.')
  return row
}

/** Keeps a message to the store for a manager to read. */
export async function keepFeedback(
  { db, clock }: Keeping,
  body: NewFeedback,
  language: Language,
): Promise<{ id: number }> {
  refuseUnkeepable(body)
  const row = { ...body, language, createdAt: clock() }
  return written(await db.insert(feedbackMessage).values(row).returning({ id: feedbackMessage.id }))
}

/** Keeps a visitor's question. */
export async function keepQuestion(
  { db, clock }: Keeping,
  text: string,
  language: Language,
): Promise<{ id: number }> {
  refuseUnkeepable({ question: text })
  const row = { text, language, createdAt: clock() }
  return written(await db.insert(question).values(row).returning({ id: question.id }))
}

/** Puts an address on the mailing list. False when it was there, also in other letters' case. */
export async function addSubscriber(
  { db, clock }: Keeping,
  email: string,
  language: Language,
): Promise<{ status: boolean }> {
  refuseUnkeepable({ email })
  const rows = await db
    .insert(subscriber)
    .values({ email, language, createdAt: clock() })
    .onConflictDoNothing()
    .returning({ id: subscriber.id })
  return { status: rows.length > 0 }
}
