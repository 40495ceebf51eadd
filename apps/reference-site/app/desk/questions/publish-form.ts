import { LANGUAGES, type FaqTab, type Issue, type Language } from '@shyrdak/sdk/contract'
import type { AskedQuestion, PublishedQuestion } from '@shyrdak/sdk/management'
import { checkText } from '../form/check-text.ts'
import type { Checked } from '../form/use-desk-form.ts'

/** As `PublishedQuestion` limits them; an answer is longer once it is HTML. */
export const FAQ_QUESTION_LENGTH = 500
export const FAQ_ANSWER_LENGTH = 15_000

type Texts = Readonly<Record<Language, string>>

export interface PublishForm {
  readonly tab: FaqTab
  readonly question: Texts
  readonly answer: Texts
}

const NOTHING: Texts = { en: '', ru: '', kg: '' }

/** What was asked stands in its own language, and what was answered by email too. */
export const publishFormOf = ({ question, answer, language }: AskedQuestion): PublishForm => ({
  tab: 'product_information',
  question: { ...NOTHING, [language]: question },
  answer: { ...NOTHING, [language]: answer ?? '' },
})

export const publishChanges = (form: PublishForm, read: AskedQuestion): number => {
  const before = publishFormOf(read)
  const texts = LANGUAGES.flatMap((language) => [
    form.question[language] !== before.question[language],
    form.answer[language] !== before.answer[language],
  ])
  return texts.filter(Boolean).length + Number(form.tab !== before.tab)
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text as it was typed: lines with an empty one between them are paragraphs. */
export const htmlOf = (typed: string): string =>
  typed
    .trim()
    .replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')

/** What is sent, or what is missing: the FAQ is read in all languages. */
export function publishToSend(form: PublishForm): Checked<PublishedQuestion> {
  const wrong = new Map<string, Issue>()
  const read = (part: 'question' | 'answer', limit: number) => {
    const texts = { ...NOTHING }
    for (const language of LANGUAGES) {
      const field = `${part}.${language}`
      const { body, wrong: found } = checkText(form[part][language], { field, limit, isRequired: true })
      for (const [name, issue] of found ?? []) wrong.set(name, issue)
      texts[language] = body ?? ''
    }
    return texts
  }
  const question = read('question', FAQ_QUESTION_LENGTH)
  const answer = read('answer', FAQ_ANSWER_LENGTH)
  if (wrong.size > 0) return { body: null, wrong }
  const html = { en: htmlOf(answer.en), ru: htmlOf(answer.ru), kg: htmlOf(answer.kg) }
  return { body: { tab: form.tab, question, answer: html }, wrong: null }
}

/** Issues of the store by the fields of the form: `question.en`. */
export const publishWrong = (issues: readonly Issue[]) =>
  new Map(issues.map((issue) => [issue.path.slice(0, 2).join('.'), issue]))
