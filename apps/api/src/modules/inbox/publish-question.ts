import type { PublishedQuestion } from '@shyrdak/sdk/management'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { cleanHtml, writeFaqEntry } from '#modules/content/index.ts'
import type { AppContext } from '#platform/context.ts'
import { imagesIn } from '#platform/media/images-in.ts'
import { refuse } from '#platform/refusal.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { withImages } from '#platform/storage/desk-images.ts'
import { answerEmail } from './emails/answer-email.ts'
import { textOfHtml } from './text-of-html.ts'
import type { SettledMessage } from './settle-message.ts'
import { question } from './tables.ts'

/**
 * Publishes a question with its answer at the end of a tab of the FAQ, once. If it was not answered yet and
 * has an email, the answer is emailed in the asker's language.
 * @throws NOT_FOUND; STALE when it was changed or published since; INVALID with `unknown` for an image that the
 * store does not have
 */
export async function publishQuestion(
  context: Pick<AppContext, 'db' | 'clock' | 'jobs' | 'namedImages'>,
  { id, revision, by }: SettledMessage,
  entry: PublishedQuestion,
): Promise<void> {
  const now = context.clock()
  await transactionWithJobs(context, async (tx) => {
    const [row] = await tx.select().from(question).where(eq(question.id, id)).for('update')
    if (!row) throw refuse('NOT_FOUND', { message: 'There is no such question.' })
    if (row.revision !== revision || row.faqEntryId !== null)
      throw refuse('STALE', { message: 'It has been changed in the meantime.' })
    const written = await withImages(tx, context, { before: [], after: imagesIn(entry) }, () =>
      writeFaqEntry(tx, entry, { now }),
    )
    const isAnswered = row.state === 'answered'
    await tx
      .update(question)
      .set({
        state: 'answered',
        faqEntryId: written.id,
        revision: sql`${question.revision} + 1`,
        ...(!isAnswered && {
          answer: textOfHtml(cleanHtml(entry.answer[row.language])),
          settledAt: now,
          settledBy: by.userId,
        }),
      })
      .where(and(eq(question.id, id), isNull(question.faqEntryId)))
    if (!isAnswered && row.email !== null) await context.jobs.add(tx, answerEmail, { kind: 'question', id })
  })
}
