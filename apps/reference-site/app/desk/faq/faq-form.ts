import { FAQ_TABS, issuesOf, LANGUAGES, type FaqTab, type Issue, type Language } from '@shyrdak/sdk/contract'
import { PublishedQuestion, type ManagedFaqEntry } from '@shyrdak/sdk/management'
import type { Checked, WrongFields } from '../form/use-desk-form.ts'

type Texts = Readonly<Record<Language, string>>

/** A question and its answer as they are typed; the answer is HTML. */
export interface FaqForm {
  readonly tab: FaqTab
  readonly question: Texts
  readonly answer: Texts
}

export const NO_TEXTS: Texts = { en: '', ru: '', kg: '' }

export const emptyEntry = (tab: FaqTab = 'product_information'): FaqForm => ({
  tab,
  question: NO_TEXTS,
  answer: NO_TEXTS,
})

export const faqTabOf = (text: string | null): FaqTab => FAQ_TABS.find((tab) => tab === text) ?? FAQ_TABS[0]

export const faqFormOf = ({
  tab,
  question,
  answer,
}: Pick<ManagedFaqEntry, 'tab' | 'question' | 'answer'>): FaqForm => ({
  tab: faqTabOf(tab),
  question,
  answer,
})

export const faqChanges = (form: FaqForm, before: FaqForm): number =>
  LANGUAGES.flatMap((language) => [
    form.question[language].trim() !== before.question[language].trim(),
    form.answer[language] !== before.answer[language],
  ]).filter(Boolean).length + Number(form.tab !== before.tab)

/** Issues by the fields of the form: `question.en`. */
export const faqWrong = (issues: readonly Issue[]): WrongFields =>
  new Map(issues.map((issue) => [issue.path.slice(0, 2).join('.'), issue]))

/** What is sent, or what is missing: the FAQ is read in all languages. */
export function faqToSend({ tab, question, answer }: FaqForm): Checked<PublishedQuestion> {
  const entry = { tab, question, answer }
  const parsed = PublishedQuestion.safeParse(entry)
  if (parsed.success) return { body: parsed.data, wrong: null }
  return { body: null, wrong: faqWrong(issuesOf(parsed.error, entry)) }
}
