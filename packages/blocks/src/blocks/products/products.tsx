import type { BlockProps } from '@shyrdak/sdk/blocks'
import type { Language, RetailCategory } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { ProductTabs } from '../../parts/product-tabs/product-tabs.tsx'
import { tabQueries } from '../../parts/product-tabs/product-tab.ts'
import { blockStyle, list } from '../../props/index.ts'
import { block, type Block } from '../../tree/block.ts'

const DEFAULT_COUNT = 8

// The explicit type keeps zod's types out of the published declarations.
/** Products by category. Source: spec §2, Products. */
export const products: Block<BlockProps<'Products'>> = block({
  name: 'Products',
  island: 'tabs',
  queries: (props) => [
    ...(list(props.catigories).length > 1 ? [{ read: 'categories' } as const] : []),
    ...tabQueries('products', DEFAULT_COUNT, props),
  ],
  render(props, env) {
    const names = titles(env.data({ read: 'categories' }) ?? [], env.language)
    return (
      <section {...blockStyle(props, 'shyrdak-products')}>
        <ProductTabs
          {...props}
          env={env}
          tabs={tabQueries('products', DEFAULT_COUNT, props).map((query) => ({
            title: names.get(query.category ?? 0) ?? '',
            products: env.data(query),
          }))}
          emptyText={env.messages('products.empty')}
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
