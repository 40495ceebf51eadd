import type { BlockEnv, PageEnv } from '@shyrdak/blocks'
import type { Messages } from '../locales/messages.ts'
import { formatMoney } from '@shyrdak/sdk/format'
import { queryData, type BlockData } from './block-data.ts'

interface PageSetting
  extends Pick<BlockEnv, 'language' | 'country' | 'link' | 'image'>, Pick<PageEnv, 'island'> {
  data: BlockData
  messages: Messages['blocks']
}

/** Builds the env that blocks are rendered with. */
export const pageEnv = ({ data, messages, ...page }: PageSetting): PageEnv => ({
  ...page,
  money: (amount, currency) => formatMoney(amount, currency, page.language),
  messages: (key) => messages[key],
  data: (query) => queryData(data, query),
})
