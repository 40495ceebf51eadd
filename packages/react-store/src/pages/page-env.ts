import type { BlockEnv, PageEnv } from '@shyrdak/blocks'
import type { Messages } from '../locales/messages.ts'
import { formatMoney } from '@shyrdak/sdk/format'
import { queryData, type BlockData } from './block-data.ts'

interface PageSetting
  extends Pick<BlockEnv, 'language' | 'country' | 'link' | 'image'>, Pick<PageEnv, 'island'> {
  answers: BlockData
  messages: Messages['blocks']
}

/** What the blocks of a page are drawn with, from what a page knows. */
export const pageEnv = ({ answers, messages, ...page }: PageSetting): PageEnv => ({
  ...page,
  money: (amount, currency) => formatMoney(amount, currency, page.language),
  messages: (key) => messages[key],
  data: (need) => queryData(answers, need),
})
