import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanBlocks, readBlocks, TREE_LIMITS, type BlockNode } from './index.ts'

const paragraph = (content: string): BlockNode => ({ componentName: 'Paragraph', props: { content } })

const depthOf = (nodes: readonly BlockNode[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map((node) => depthOf(node.children ?? [])))

describe('readBlocks', () => {
  test('finds the component name in either field', () => {
    const { nodes } = readBlocks([
      paragraph('<p>Wool</p>'),
      { props: { component: 'Paragraph', content: '<p>Felt</p>' } },
    ])
    expect(nodes.map(({ componentName }) => componentName)).toEqual(['Paragraph', 'Paragraph'])
  })

  test('drops an invalid prop and keeps the block', () => {
    const { nodes, faults } = readBlocks([
      { componentName: 'Icon', props: { src: '/media/a.jpg', title: 'Felt', href: 'javascript:alert(1)' } },
    ])
    expect(nodes).toEqual([{ componentName: 'Icon', props: { src: '/media/a.jpg', title: 'Felt' } }])
    expect(faults).toEqual([{ path: [0, 'props', 'href'], code: 'invalid_prop' }])
  })

  test('drops a block whose required prop is invalid', () => {
    expect(
      readBlocks([{ componentName: 'PlainImage', props: { src: 'https://elsewhere.example/a.jpg' } }]),
    ).toEqual({
      nodes: [],
      faults: [{ path: [0, 'props', 'src'], code: 'invalid_prop' }],
    })
  })

  test('reports the path of an unknown block and keeps its siblings', () => {
    const { nodes, faults } = readBlocks([{ componentName: 'Marquee' }, paragraph('Felt')])
    expect(nodes).toHaveLength(1)
    expect(faults).toEqual([{ path: [0], code: 'unknown_block' }])
  })

  test('leaves an empty panel in the place of a broken one, so that the other tabs show their own', () => {
    const items = [{ title: 'Rolled' }, { title: 'Stitched' }, { title: 'Woven' }]
    const { nodes, faults } = readBlocks({
      componentName: 'Tabs',
      props: { items },
      children: [{ componentName: 'Marquee' }, paragraph('A mosaic'), null],
    })
    const empty = { componentName: 'Container', props: {} }
    expect(nodes[0]?.children).toEqual([empty, paragraph('A mosaic'), empty])
    expect(faults.map(({ code }) => code)).toEqual(['unknown_block', 'not_a_block'])
    expect(readBlocks(nodes).nodes).toEqual(nodes)
  })

  test('stops at the depth limit, even in a circular tree', () => {
    const circle: { componentName: string; children: unknown[] } = {
      componentName: 'Container',
      children: [],
    }
    circle.children.push(circle)
    const { nodes, faults } = readBlocks(circle)
    expect(depthOf(nodes)).toBe(TREE_LIMITS.depth)
    expect(faults.map(({ code }) => code)).toEqual(['too_deep'])
  })

  test('stops at the node limit', () => {
    const { nodes, faults } = readBlocks(Array.from({ length: 5_000 }, () => paragraph('Felt')))
    expect(nodes).toHaveLength(TREE_LIMITS.nodes)
    expect(faults.map(({ code }) => code)).toEqual(['too_many'])
  })

  test('accepts any value, and parsing its own output changes nothing', () => {
    fc.assert(
      fc.property(fc.anything(), (content) => {
        const { nodes } = readBlocks(content)
        expect(readBlocks(nodes)).toEqual({ nodes, faults: [] })
      }),
    )
  })

  test('accepts any props of a known block', () => {
    const names = fc.constantFrom('Accordion', 'Products', 'BigSlider', 'VideoComponent', 'Paragraph')
    fc.assert(
      fc.property(names, fc.object(), (componentName, props) => {
        const { nodes } = readBlocks([{ componentName, props }])
        expect(readBlocks(nodes)).toEqual({ nodes, faults: [] })
      }),
    )
  })
})

test('cleanBlocks cleans every HTML prop and nothing else', () => {
  const { nodes } = readBlocks([
    { componentName: 'Container', children: [paragraph('a')] },
    { componentName: 'Accordion', props: { items: [{ title: 'a', content: 'a' }] } },
  ])
  expect(cleanBlocks(nodes, () => 'clean')).toEqual([
    { componentName: 'Container', props: {}, children: [paragraph('clean')] },
    { componentName: 'Accordion', props: { items: [{ title: 'a', content: 'clean' }] } },
  ])
})

test('cleanBlocks cleans the blocks inside a block of a partner, whose own props it does not know', () => {
  const inside = { componentName: 'Paragraph', props: { content: '<p onclick="alert(1)">' } }
  expect(
    cleanBlocks([{ componentName: 'Notice', props: { title: 'Closed' }, children: [inside] }], () => 'clean'),
  ).toEqual([
    {
      componentName: 'Notice',
      props: { title: 'Closed' },
      children: [{ ...inside, props: { content: 'clean' } }],
    },
  ])
})
