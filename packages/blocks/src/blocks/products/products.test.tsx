import { aProductEntry } from '@shyrdak/sdk/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { drawBlock } from '../../testing/draw-block.tsx'
import { testEnv } from '../../testing/page-env.tsx'
import type { Need } from '../../tree/needs.ts'
import { drawTree } from '../../tree/draw-tree.ts'
import { allBlocks } from '../all-blocks.ts'
import { products } from './products.tsx'

const goods = (count: number) =>
  Array.from({ length: count }, (_, place) => aProductEntry({ id: place + 1, slug: `slippers-${place}` }))
const drawn = (props: object, goodsRead: () => unknown) => {
  const answer = ({ read }: Need) => (read === 'products' ? goodsRead() : [])
  return renderToStaticMarkup(
    <>
      {drawTree(
        [{ componentName: 'Products', props: { ...props } }],
        allBlocks,
        testEnv({ answer: answer as never }),
      )}
    </>, // answers of the right reads
  )
}

describe('goods of a page', () => {
  test('are asked for by category, each with its own count or that of the block', () => {
    expect(products.needs?.({ catigories: [{ catigory: 5, count: 2 }, { catigory: 12 }], count: 6 })).toEqual(
      [
        { read: 'categories' },
        { read: 'products', category: 5, count: 2 },
        { read: 'products', category: 12, count: 6 },
      ],
    )
  })

  test('are those of the first page where no category is named', () => {
    expect(products.needs?.({})).toEqual([{ read: 'products', category: null, count: 8 }])
  })

  test('stand without tabs when there is one category', () => {
    const html = drawn({ catigories: [{ catigory: 5 }] }, () => goods(3))
    expect(html).not.toContain('role="tab"')
    expect(html.match(/<article/g)).toHaveLength(3)
  })

  test('say so when there are none, and when they could not be read', () => {
    expect(drawn({}, () => [])).toContain('products.empty')
    expect(drawn({}, () => null)).toContain('products.empty')
  })

  test('show that they are on their way', () => {
    const html = drawn({}, () => undefined)
    expect(html).toContain('products.loading')
    expect(html).not.toContain('products.empty')
  })

  test('lead on by their banner and button, which have names', () => {
    const root = drawBlock(products, {
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
