import type { BlockEnv, PageEnv } from '@shyrdak/blocks'
import { formatMoney } from '@shyrdak/sdk/format'
import { queryData, type BlockData } from './block-data.ts'

interface PageSetting
  extends
    Pick<BlockEnv, 'language' | 'country' | 'link' | 'image' | 'messages' | 'hasWishlist'>,
    Pick<PageEnv, 'island'> {
  data: BlockData
}

/** Builds the environment that blocks are rendered with. */
export const pageEnv = ({ data, ...page }: PageSetting): PageEnv => ({
  ...page,
  money: (amount, currency) => formatMoney(amount, currency, page.language),
  data: (query) => queryData(data, query),
})
