import type { BlockProps } from '@shyrdak/sdk/blocks'
import type { Language, RetailCategory } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { ProductTabs } from '../../parts/product-tabs/product-tabs.tsx'
import { tabQueries } from '../../parts/product-tabs/product-tab.ts'
import { list, look } from '../../props/index.ts'
import { block, type Block } from '../../tree/block.ts'

const FEW = 8

// The type is named, so that its declaration speaks of the contract and not of what the contract is made with.
/** Goods by category. Source: spec §2, Products. */
export const products: Block<BlockProps<'Products'>> = block({
  name: 'Products',
  island: 'tabs',
  queries: (props) => [
    ...(list(props.catigories).length > 1 ? [{ read: 'categories' } as const] : []),
    ...tabQueries('products', FEW, props),
  ],
  render(props, env) {
    const names = titles(env.data({ read: 'categories' }) ?? [], env.language)
    return (
      <section {...look(props, 'shyrdak-products')}>
        <ProductTabs
          {...props}
          env={env}
          tabs={tabQueries('products', FEW, props).map((query) => ({
            title: names.get(query.category ?? 0) ?? '',
            goods: env.data(query),
          }))}
          empty={env.messages('products.empty')}
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
