import type { SpecialCategory } from '@shyrdak/sdk/contract'
import { specialCard } from '@shyrdak/sdk/rules'
import type { BlockProps } from '@shyrdak/sdk/blocks'
import { GoodsShelf } from '../../parts/goods-shelf/goods-shelf.tsx'
import { list, look, whole } from '../../read/index.ts'
import { block } from '../../tree/block.ts'

const FEW = 6

/** Special goods by category; nothing is said where there are none. Source: spec §2, SpecialProduct. */
export const specialProduct = block({
  name: 'SpecialProduct',
  island: 'tabs',
  needs: (props) => [
    ...(list(props.catigories).length > 1 ? [{ read: 'specialCategories' } as const] : []),
    ...shelvesOf(props),
  ],
  draw(props, env) {
    const names = titles(env.answer({ read: 'specialCategories' }) ?? [])
    return (
      <section {...look(props, 'shyrdak-special-product')}>
        <GoodsShelf
          {...props}
          env={env}
          shelves={shelvesOf(props).map((need) => ({
            title: names.get(need.category ?? 0)?.[env.language] ?? '',
            goods: env.answer(need)?.map(specialCard) ?? (env.answer(need) === null ? null : undefined),
          }))}
          pathOf={(slug) => `/special-product/${slug}`}
        />
      </section>
    )
  },
})

type Wanted = Pick<BlockProps<'SpecialProduct'>, 'catigories' | 'count'>

function shelvesOf({ catigories, count }: Wanted) {
  const most = whole(count, FEW)
  const wanted = list(catigories)
  if (wanted.length === 0) return [{ read: 'specialProducts', category: null, count: most } as const]
  return wanted.map(
    (one) =>
      ({
        read: 'specialProducts',
        category: whole(one.catigory, 0, 0, 2_147_483_647),
        count: whole(one.count, most),
      }) as const,
  )
}

const titles = (tree: readonly SpecialCategory[]): Map<number, SpecialCategory['title']> =>
  new Map(tree.flatMap(({ id, title, children }) => [[id, title] as const, ...titles(children)]))
