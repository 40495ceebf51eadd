import type { Language, SpecialCategory } from '@shyrdak/sdk/contract'
import { specialCard } from '@shyrdak/sdk/rules'
import { localized } from '@shyrdak/sdk/format'
import { ProductTabs } from '../../parts/product-tabs/product-tabs.tsx'
import { tabQueries } from '../../parts/product-tabs/product-tab.ts'
import { blockStyle, list } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

const DEFAULT_COUNT = 6

/** Special products by category, without an empty message. Source: spec §2, SpecialProduct. */
export const specialProduct = block({
  name: 'SpecialProduct',
  island: 'tabs',
  queries: (props) => [
    ...(list(props.catigories).length > 1 ? [{ read: 'specialCategories' } as const] : []),
    ...tabQueries('specialProducts', DEFAULT_COUNT, props),
  ],
  render(props, env) {
    const names = titles(env.data({ read: 'specialCategories' }) ?? [], env.language)
    return (
      <section {...blockStyle(props, 'shyrdak-special-product')}>
        <ProductTabs
          {...props}
          env={env}
          tabs={tabQueries('specialProducts', DEFAULT_COUNT, props).map((query) => {
            const products = env.data(query)
            return {
              title: names.get(query.category ?? 0) ?? '',
              products: products && products.map(specialCard),
            }
          })}
          market="special"
        />
      </section>
    )
  },
})

const titles = (tree: readonly SpecialCategory[], language: Language): Map<number, string> =>
  new Map(
    tree.flatMap(({ id, title, children }) => [
      [id, localized(title, language)],
      ...titles(children, language),
    ]),
  )
