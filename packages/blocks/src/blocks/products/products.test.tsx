import { aProductEntry } from '@shyrdak/sdk/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { renderBlock } from '../../testing/render-block.tsx'
import { testEnv } from '../../testing/page-env.tsx'
import type { Query } from '../../tree/queries.ts'
import { renderTree } from '../../tree/render-tree.ts'
import { allBlocks } from '../all-blocks.ts'
import { products } from './products.tsx'

const goods = (count: number) =>
  Array.from({ length: count }, (_, place) => aProductEntry({ id: place + 1, slug: `slippers-${place}` }))
const rendered = (props: object, goodsRead: () => unknown) => {
  const data = ({ read }: Query) => (read === 'products' ? goodsRead() : [])
  return renderToStaticMarkup(
    <>
      {renderTree(
        [{ componentName: 'Products', props: { ...props } }],
        allBlocks,
        testEnv({ data: data as never }),
      )}
    </>, // answers of the right reads
  )
}

describe('goods of a page', () => {
  test('are asked for by category, each with its own count or that of the block', () => {
    expect(
      products.queries?.({ catigories: [{ catigory: 5, count: 2 }, { catigory: 12 }], count: 6 }),
    ).toEqual([
      { read: 'categories' },
      { read: 'products', category: 5, count: 2 },
      { read: 'products', category: 12, count: 6 },
    ])
  })

  test('are those of the first page where no category is named', () => {
    expect(products.queries?.({})).toEqual([{ read: 'products', category: null, count: 8 }])
  })

  test('stand without tabs when there is one category', () => {
    const html = rendered({ catigories: [{ catigory: 5 }] }, () => goods(3))
    expect(html).not.toContain('role="tab"')
    expect(html.match(/<article/g)).toHaveLength(3)
  })

  test('say so when there are none, and when they could not be read', () => {
    expect(rendered({}, () => [])).toContain('products.empty')
    expect(rendered({}, () => null)).toContain('products.empty')
  })

  test('show that they are on their way', () => {
    const html = rendered({}, () => undefined)
    expect(html).toContain('products.loading')
    expect(html).not.toContain('products.empty')
  })

  test('lead on by their banner and button, which have names', () => {
    const root = renderBlock(products, {
      title: 'Chosen',
      banner: { image: '/media/rug.jpg', href: '/production' },
      buttonText: 'All goods',
      buttonLink: '/categories',
    })
    const names = [...(root?.querySelectorAll('a') ?? [])].map(
      (link) => link.getAttribute('aria-label') ?? link.textContent,
    )
    expect(names).toEqual(['Chosen', 'All goods'])
  })
})
