import { and, eq, isNull } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { writeEmail } from '#platform/email/plain-email.ts'
import { defineEmail } from '#platform/jobs/job.ts'
import { feedbackMessage, question } from '../tables.ts'
import { emailTextsIn } from './email-texts.ts'

interface Payload {
  kind: 'feedback' | 'question'
  id: number
}

export const answerEmail = defineEmail('inbox-answer', sendAnswer)

/** Emails a manager's answer once, in the language of the sender, with the original message quoted. */
async function sendAnswer(context: AppContext, { kind, id }: Payload): Promise<void> {
  const found = await (kind === 'feedback' ? feedbackOf(context, id) : questionOf(context, id))
  if (!found) return
  const { email, name, language, subject, answer, written, faqEntryId } = found
  const t = emailTextsIn(language)
  await context.mail.send(
    writeEmail({
      to: email,
      ...(name !== undefined && { name }),
      language,
      subject: t('inbox-answer.subject', { subject }),
      opening: answer,
      quote: { title: t('inbox-answer.written'), text: written },
      ...(faqEntryId !== null && {
        action: {
          text: t('inbox-answer.toFaq'),
          link: `${context.settings.publicUrl}/${language}/pages/faq`,
        },
      }),
      closing: t('inbox-answer.closing'),
    }),
  )
  const table = kind === 'feedback' ? feedbackMessage : question
  await context.db.update(table).set({ sentAt: context.clock() }).where(eq(table.id, id))
}

async function feedbackOf({ db }: AppContext, id: number) {
  const [row] = await db
    .select()
    .from(feedbackMessage)
    .where(and(eq(feedbackMessage.id, id), isNull(feedbackMessage.sentAt)))
  if (!row || row.answer === null) return undefined
  const { email, name, language, subject, answer, message } = row
  return { email, name, language, subject, answer, written: message, faqEntryId: null }
}

/** Longer questions are shortened for the subject. */
const SUBJECT_LENGTH = 60

async function questionOf({ db }: AppContext, id: number) {
  const [row] = await db
    .select()
    .from(question)
    .where(and(eq(question.id, id), isNull(question.sentAt)))
  if (!row || row.answer === null || row.email === null) return undefined
  const { email, language, answer, text, faqEntryId } = row
  const line = text.replaceAll(/\s+/g, ' ')
  const subject = line.length > SUBJECT_LENGTH ? `${line.slice(0, SUBJECT_LENGTH).trimEnd()}…` : line
  return { email, name: undefined, language, subject, answer, written: text, faqEntryId }
}
