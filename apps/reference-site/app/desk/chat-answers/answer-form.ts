import { NewChatAnswer, type ChatAnswer } from '@shyrdak/sdk/management'
import { NO_TEXTS, type Texts } from '../form/texts.ts'
import { checkTexts } from '../form/typed-fields.ts'
import type { Checked } from '../form/use-desk-form.ts'

/** A prepared answer as it is typed. */
export interface AnswerForm {
  readonly title: string
  readonly text: Texts
}

export const NO_ANSWER: AnswerForm = { title: '', text: NO_TEXTS }

export const answerFormOf = ({ title, text }: Pick<ChatAnswer, 'title' | 'text'>): AnswerForm => ({
  title,
  text,
})

/** What is sent, or what is wrong with it. */
export const answerToSend = (form: AnswerForm): Checked<NewChatAnswer> => checkTexts(NewChatAnswer, form)
