import type { ManagedGoods } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { pageContextIn } from '../../page/page-meta.ts'
import type { DeskMessages } from '../desk-messages.ts'

/** What the page of a product is called: by the product, once it is there. */
export const goodsTitle =
  (matches: Parameters<typeof pageContextIn>[0], goods: ManagedGoods | undefined) =>
  ({ sections }: DeskMessages): string =>
    goods
      ? `${localized(goods.name, pageContextIn(matches)?.language ?? 'ru')} · ${sections.goods}`
      : sections.goods
