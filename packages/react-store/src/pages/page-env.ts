import type { BlockEnv, PageEnv } from '@shyrdak/blocks'
import type { Words } from '../locales/words.ts'
import { formatMoney } from '@shyrdak/sdk/words'
import { answerTo, type Answers } from './answers.ts'

interface PageSetting
  extends Pick<BlockEnv, 'language' | 'country' | 'link' | 'picture'>, Pick<PageEnv, 'island'> {
  answers: Answers
  words: Words['blocks']
}

/** What the blocks of a page are drawn with, from what a page knows. */
export const pageEnv = ({ answers, words, ...page }: PageSetting): PageEnv => ({
  ...page,
  money: (amount, currency) => formatMoney(amount, currency, page.language),
  words: (key) => words[key],
  answer: (need) => answerTo(answers, need),
})
