import type { BlockProps } from '@shyrdak/sdk/blocks'
import type { RetailProductEntry } from '@shyrdak/sdk/contract'
import { list, whole } from '../../props/index.ts'

export interface ProductTab {
  /** What its tab says; empty while nobody knows. */
  title: string
  /** Undefined while they are read, null when they could not be. */
  goods: readonly RetailProductEntry[] | null | undefined
}

const LAST_CATEGORY = 2_147_483_647

type RequestedGoods = Pick<BlockProps<'Products'>, 'catigories' | 'count'>

/**
 * The reads of a page's goods, one for each category: as many as it says itself, or else the block, or else a `few`.
 * Where no category is named it is one read of all goods. Source: spec §2, Products.
 */
export function tabQueries<Read extends 'products' | 'specialProducts'>(
  read: Read,
  few: number,
  { catigories, count }: RequestedGoods,
): readonly { readonly read: Read; readonly category: number | null; readonly count: number }[] {
  const most = whole(count, few)
  const requested = list(catigories)
  if (requested.length === 0) return [{ read, category: null, count: most }]
  return requested.map((one) => ({
    read,
    category: whole(one.catigory, 0, 0, LAST_CATEGORY),
    count: whole(one.count, most),
  }))
}

/** The shelves that have a name to be chosen by; where none has one, a single shelf with the goods of all. */
export function namedTabs(tabs: readonly ProductTab[]): readonly ProductTab[] {
  const named = tabs.filter(({ title }) => title !== '')
  if (named.length > 0 || tabs.length < 2) return tabs.length < 2 ? tabs : named
  const goods = new Map(tabs.flatMap((tab) => (tab.goods ?? []).map((entry) => [entry.id, entry])))
  return [{ title: '', goods: tabs.some((tab) => tab.goods) ? [...goods.values()] : tabs[0]?.goods }]
}
