import type { BlockProps } from '@shyrdak/sdk/blocks'
import type { Language, RetailCategory } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/words'
import { GoodsShelf } from '../../parts/goods-shelf/goods-shelf.tsx'
import { shelvesOf } from '../../parts/goods-shelf/shelves.ts'
import { list, look } from '../../read/index.ts'
import { block, type Block } from '../../tree/block.ts'

const FEW = 8

// The type is named, so that its declaration speaks of the contract and not of what the contract is made with.
/** Goods by category. Source: spec §2, Products. */
export const products: Block<BlockProps<'Products'>> = block({
  name: 'Products',
  island: 'tabs',
  needs: (props) => [
    ...(list(props.catigories).length > 1 ? [{ read: 'categories' } as const] : []),
    ...shelvesOf('products', FEW, props),
  ],
  draw(props, env) {
    const names = titles(env.answer({ read: 'categories' }) ?? [], env.language)
    return (
      <section {...look(props, 'shyrdak-products')}>
        <GoodsShelf
          {...props}
          env={env}
          shelves={shelvesOf('products', FEW, props).map((need) => ({
            title: names.get(need.category ?? 0) ?? '',
            goods: env.answer(need),
          }))}
          empty={env.words('products.empty')}
        />
      </section>
    )
  },
})

const titles = (tree: readonly RetailCategory[], language: Language): Map<number, string> =>
  new Map(
    tree.flatMap(({ id, title, childrens }) => [
      [id, localized(title, language)],
      ...titles(childrens, language),
    ]),
  )
