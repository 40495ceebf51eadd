import { NewChatAnswer, type ChatAnswer } from '@shyrdak/sdk/management'
import { NO_TEXTS, type Texts } from '../form/texts.ts'
import { checkTexts } from '../form/typed-fields.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'

/** The form state of a prepared answer. */
export interface AnswerForm {
  readonly title: string
  readonly text: Texts
}

export const NO_ANSWER: AnswerForm = { title: '', text: NO_TEXTS }

export const answerFormOf = ({ title, text }: Pick<ChatAnswer, 'title' | 'text'>): AnswerForm => ({
  title,
  text,
})

/** Returns the request body, or the errors by field. */
export const answerToSend = (form: AnswerForm): CheckedForm<NewChatAnswer> => checkTexts(NewChatAnswer, form)
