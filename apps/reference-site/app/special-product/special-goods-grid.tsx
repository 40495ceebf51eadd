import { ProductCard } from '@shyrdak/blocks/parts/product-card'
import type { SpecialProductEntry } from '@shyrdak/sdk/contract'
import { specialCard } from '@shyrdak/sdk/rules'
import { CachedItems, type CachedItem } from '../page/cached-part.tsx'
import type { PageEnv } from '../page/page-env.ts'

interface Props {
  goods: readonly SpecialProductEntry[]
  env: PageEnv
  /** The number of photos in the first view of a page; they are loaded eagerly. */
  eager?: number
  level?: 2 | 3
}

/** Special products as cards, each linking to its page. */
export function SpecialGoodsGrid({ goods, env, eager = 0, level = 3 }: Props) {
  return (
    <CachedItems
      className="shyrdak-product-card-grid site-goods-four"
      items={goods.map((entry, place) => specialItem(entry, { env, level, isEager: place < eager }))}
    />
  )
}

/** A special product's card as an item of a cached list. */
export const specialItem = (
  entry: SpecialProductEntry,
  { env, level = 3, isEager = false }: Pick<Props, 'env' | 'level'> & { isEager?: boolean },
): CachedItem => ({
  id: entry.id,
  name: 'special-card',
  by: [entry, env.hasWishlist, level, isEager],
  item: (
    <ProductCard
      as="li"
      entry={specialCard(entry)}
      env={env}
      market="special"
      level={level}
      eager={isEager}
    />
  ),
})
