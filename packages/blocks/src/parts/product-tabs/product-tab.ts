import type { BlockProps } from '@shyrdak/sdk/blocks'
import type { RetailProductEntry } from '@shyrdak/sdk/contract'
import { integer, list } from '../../props/index.ts'

export interface ProductTab {
  /** Label of the tab; empty if the category's name is not available. */
  title: string
  /** Undefined while loading, null if loading failed. */
  products: readonly RetailProductEntry[] | null | undefined
}

const MAX_CATEGORY_ID = 2_147_483_647

type CategoryProps = Pick<BlockProps<'Products'>, 'catigories' | 'count'>

/**
 * The queries of a product block, one for each category. The count is that of the category, of the block, or
 * `defaultCount`, in this order. Without categories, one query for all products. Source: spec §2, Products.
 */
export function tabQueries<Read extends 'products' | 'specialProducts'>(
  read: Read,
  defaultCount: number,
  { catigories, count }: CategoryProps,
): readonly { readonly read: Read; readonly category: number | null; readonly count: number }[] {
  const blockCount = integer(count, defaultCount)
  const categories = list(catigories)
  if (categories.length === 0) return [{ read, category: null, count: blockCount }]
  return categories.map((category) => ({
    read,
    category: integer(category.catigory, 0, 0, MAX_CATEGORY_ID),
    count: integer(category.count, blockCount),
  }))
}

/** The tabs that have a title. If several tabs have none, they are merged into one with all products. */
export function namedTabs(tabs: readonly ProductTab[]): readonly ProductTab[] {
  const named = tabs.filter(({ title }) => title !== '')
  if (named.length > 0 || tabs.length < 2) return tabs.length < 2 ? tabs : named
  const products = new Map(tabs.flatMap((tab) => (tab.products ?? []).map((entry) => [entry.id, entry])))
  return [
    { title: '', products: tabs.some((tab) => tab.products) ? [...products.values()] : tabs[0]?.products },
  ]
}
