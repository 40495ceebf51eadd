import { ProductCard } from '@shyrdak/blocks/parts/product-card'
import type { RetailProductEntry } from '@shyrdak/sdk/contract'
import { CachedItems, type CachedItem } from '../page/cached-part.tsx'
import type { PageEnv } from '../page/page-env.ts'

interface Props {
  goods: readonly RetailProductEntry[]
  env: PageEnv
  /** The number of photos in the first view of a page; they are loaded eagerly. */
  eager?: number
  level?: 2 | 3
  sizes?: string | undefined
  className?: string
}

/** Product cards: two in a row on phones, three from medium width, four on wide screens. */
export function GoodsGrid({ goods, env, eager = 0, level = 3, sizes, className = '' }: Props) {
  return (
    <CachedItems
      className={`shyrdak-product-card-grid ${className}`}
      items={goods.map((entry, place) => goodsItem(entry, { env, level, sizes, isEager: place < eager }))}
    />
  )
}

/** A product card as an item of a cached list. */
export const goodsItem = (
  entry: RetailProductEntry,
  { env, level = 3, sizes, isEager = false }: Pick<Props, 'env' | 'level' | 'sizes'> & { isEager?: boolean },
): CachedItem => ({
  id: entry.id,
  name: 'product-card',
  by: [entry, env.hasWishlist, level, isEager, sizes],
  item: <ProductCard as="li" entry={entry} env={env} level={level} eager={isEager} sizes={sizes} />,
})
