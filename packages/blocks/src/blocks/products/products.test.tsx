import { aProductEntry } from '@shyrdak/sdk/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { renderBlock } from '../../testing/render-block.tsx'
import { testEnv } from '../../testing/page-env.tsx'
import type { Query } from '../../tree/queries.ts'
import { renderTree } from '../../tree/render-tree.ts'
import { allBlocks } from '../all-blocks.ts'
import { products } from './products.tsx'

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => aProductEntry({ id: index + 1, slug: `slippers-${index}` }))
const rendered = (props: object, productsData: () => unknown) => {
  const data = ({ read }: Query) => (read === 'products' ? productsData() : [])
  return renderToStaticMarkup(
    <>
      {renderTree(
        [{ componentName: 'Products', props: { ...props } }],
        allBlocks,
        testEnv({ data: data as never }), // the data that this test gives to the block
      )}
    </>, // data of the right queries
  )
}

describe('the Products block', () => {
  test('queries each category with its own count or that of the block', () => {
    expect(
      products.queries?.({ catigories: [{ catigory: 5, count: 2 }, { catigory: 12 }], count: 6 }),
    ).toEqual([
      { read: 'categories' },
      { read: 'products', category: 5, count: 2 },
      { read: 'products', category: 12, count: 6 },
    ])
  })

  test('queries all products if it has no categories', () => {
    expect(products.queries?.({})).toEqual([{ read: 'products', category: null, count: 8 }])
  })

  test('has no tabs for a single category', () => {
    const html = rendered({ catigories: [{ catigory: 5 }] }, () => entries(3))
    expect(html).not.toContain('role="tab"')
    expect(html.match(/<article/g)).toHaveLength(3)
  })

  test('shows the empty message without products and after a failure', () => {
    expect(rendered({}, () => [])).toContain('products.empty')
    expect(rendered({}, () => null)).toContain('products.empty')
  })

  test('shows a spinner while products load', () => {
    const html = rendered({}, () => undefined)
    expect(html).toContain('products.loading')
    expect(html).not.toContain('products.empty')
  })

  test('has a banner and a button with accessible names', () => {
    const root = renderBlock(products, {
      title: 'Chosen',
      banner: { image: '/media/rug.jpg', href: '/production' },
      buttonText: 'All products',
      buttonLink: '/categories',
    })
    const names = [...(root?.querySelectorAll('a') ?? [])].map(
      (link) => link.getAttribute('aria-label') ?? link.textContent,
    )
    expect(names).toEqual(['Chosen', 'All products'])
  })
})
