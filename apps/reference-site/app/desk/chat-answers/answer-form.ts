import { issuesOf, LANGUAGES, type Issue, type Language } from '@shyrdak/sdk/contract'
import { NewChatAnswer, type ChatAnswer } from '@shyrdak/sdk/management'
import type { Checked, WrongFields } from '../form/use-desk-form.ts'

/** A prepared answer as it is typed. */
export interface AnswerForm extends Readonly<Record<Language, string>> {
  readonly title: string
}

export const NO_ANSWER: AnswerForm = { title: '', en: '', ru: '', kg: '' }

export const answerFormOf = ({ title, text }: Pick<ChatAnswer, 'title' | 'text'>): AnswerForm => ({
  title,
  ...text,
})

export const changedAnswer = (form: AnswerForm, before: AnswerForm): number =>
  (['title', ...LANGUAGES] as const).filter((field) => form[field].trim() !== before[field].trim()).length

/** Issues by their fields: a text's is its language. */
export const wrongAnswer = (issues: readonly Issue[]): WrongFields =>
  new Map(issues.map((issue) => [String(issue.path.at(-1)), issue]))

/** What is sent, or what is wrong with it. */
export function answerToSend({ title, ...text }: AnswerForm): Checked<NewChatAnswer> {
  const parsed = NewChatAnswer.safeParse({ title, text })
  if (parsed.success) return { body: parsed.data, wrong: null }
  return { body: null, wrong: wrongAnswer(issuesOf(parsed.error, { title, text })) }
}
