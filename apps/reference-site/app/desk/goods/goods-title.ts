import type { ManagedGoods } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/words'
import { visitIn } from '../../page/page-meta.ts'
import type { DeskWords } from '../desk-words.ts'

/** What the page of a product is called: by the product, once it is there. */
export const goodsTitle =
  (matches: Parameters<typeof visitIn>[0], goods: ManagedGoods | undefined) =>
  ({ sections }: DeskWords): string =>
    goods
      ? `${localized(goods.name, visitIn(matches)?.language ?? 'ru')} · ${sections.goods}`
      : sections.goods
