import type { Translate } from '@shyrdak/sdk/messages'
import type { GoodsCounts } from '@shyrdak/sdk/management'
import type { Texts } from '../../messages/texts.ts'

/** Says how many products of all markets use a chart. */
export const goodsNote = (
  { retail, special, wholesale }: GoodsCounts,
  t: Translate<Texts['desk/size-charts']>,
): string => t('goods', { count: retail + special + wholesale })
