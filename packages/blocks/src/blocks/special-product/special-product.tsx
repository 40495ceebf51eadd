import type { Language, SpecialCategory } from '@shyrdak/sdk/contract'
import { specialCard } from '@shyrdak/sdk/rules'
import { localized } from '@shyrdak/sdk/words'
import { GoodsShelf } from '../../parts/goods-shelf/goods-shelf.tsx'
import { shelvesOf } from '../../parts/goods-shelf/shelves.ts'
import { list, look } from '../../read/index.ts'
import { block } from '../../tree/block.ts'

const FEW = 6

/** Special goods by category; nothing is said where there are none. Source: spec §2, SpecialProduct. */
export const specialProduct = block({
  name: 'SpecialProduct',
  island: 'tabs',
  needs: (props) => [
    ...(list(props.catigories).length > 1 ? [{ read: 'specialCategories' } as const] : []),
    ...shelvesOf('specialProducts', FEW, props),
  ],
  draw(props, env) {
    const names = titles(env.answer({ read: 'specialCategories' }) ?? [], env.language)
    return (
      <section {...look(props, 'shyrdak-special-product')}>
        <GoodsShelf
          {...props}
          env={env}
          shelves={shelvesOf('specialProducts', FEW, props).map((need) => {
            const goods = env.answer(need)
            return {
              title: names.get(need.category ?? 0) ?? '',
              goods: goods && goods.map(specialCard),
            }
          })}
          pathOf={(slug) => `/special-product/${slug}`}
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
