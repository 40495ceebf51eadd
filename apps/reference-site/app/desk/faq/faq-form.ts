import { FAQ_TABS, type FaqTab } from '@shyrdak/sdk/contract'
import { PublishedQuestion, type ManagedFaqEntry } from '@shyrdak/sdk/management'
import { NO_TEXTS, type Texts } from '../form/texts.ts'
import { checkTexts } from '../form/typed-fields.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'

/** The form state of a question and its answer; the answer is HTML. */
export interface FaqForm {
  readonly tab: FaqTab
  readonly question: Texts
  readonly answer: Texts
}

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

/** Returns the request body, or the missing fields: the FAQ needs all languages. */
export const faqToSend = ({ tab, question, answer }: FaqForm): CheckedForm<PublishedQuestion> =>
  checkTexts(PublishedQuestion, { tab, question, answer })
