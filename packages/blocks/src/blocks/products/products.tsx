import type { BlockProps } from '@shyrdak/sdk/blocks'
import type { RetailCategory } from '@shyrdak/sdk/contract'
import { GoodsShelf } from '../../parts/goods-shelf/goods-shelf.tsx'
import { list, look, whole } from '../../read/index.ts'
import { block, type Block } from '../../tree/block.ts'

const FEW = 8

// The type is named, so that its declaration speaks of the contract and not of what the contract is made with.
/** Goods by category. Source: spec §2, Products. */
export const products: Block<BlockProps<'Products'>> = block({
  name: 'Products',
  island: 'tabs',
  needs: (props) => [
    ...(list(props.catigories).length > 1 ? [{ read: 'categories' } as const] : []),
    ...shelvesOf(props),
  ],
  draw(props, env) {
    const names = titles(env.answer({ read: 'categories' }) ?? [])
    return (
      <section {...look(props, 'shyrdak-products')}>
        <GoodsShelf
          {...props}
          env={env}
          shelves={shelvesOf(props).map((need) => ({
            title: names.get(need.category ?? 0)?.[env.language] ?? '',
            goods: env.answer(need),
          }))}
          empty={env.words('products.empty')}
        />
      </section>
    )
  },
})

/** A read for each category: as many as it says itself, or the block, or eight. */
function shelvesOf({
  catigories,
  count,
}: {
  catigories?: readonly Catigory[] | undefined
  count?: number | undefined
}) {
  const most = whole(count, FEW)
  const wanted = list(catigories)
  if (wanted.length === 0) return [{ read: 'products', category: null, count: most } as const]
  return wanted.map(
    (one) =>
      ({
        read: 'products',
        category: whole(one.catigory, 0, 0, 2_147_483_647),
        count: whole(one.count, most),
      }) as const,
  )
}

interface Catigory {
  catigory: number
  count?: number | undefined
}

const titles = (tree: readonly RetailCategory[]): Map<number, RetailCategory['title']> =>
  new Map(tree.flatMap(({ id, title, childrens }) => [[id, title] as const, ...titles(childrens)]))
