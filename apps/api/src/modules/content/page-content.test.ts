import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanContent, renderableContent } from './page-content.ts'

const paragraph = (content: string) => ({ componentName: 'Paragraph', props: { content } })
const nested = (depth: number) =>
  `${'[{"componentName":"Container","children":'.repeat(depth)}[]${'}]'.repeat(depth)}`

describe('the content of a page', () => {
  test('has its HTML cleaned in every block', () => {
    const bad = '<b>Felt</b><script>alert(1)</script>'
    const content = JSON.stringify([
      { componentName: 'Container', children: [paragraph(bad)] },
      { componentName: 'Accordion', props: { items: [{ title: 'Wool', content: bad }] } },
      { componentName: 'Carousel', props: { items: [{ id: 1, image: '/media/a.jpg', content: bad }] } },
      {
        componentName: 'GridImages',
        props: { images: [{ src: '/media/a.jpg' }], description: bad, moreInfo: bad },
      },
    ])
    const rendered = renderableContent(content)
    expect(rendered).not.toContain('alert')
    expect(rendered.match(/<b>Felt<\/b>/g)).toHaveLength(5)
  })

  test('loses blocks with unsafe addresses and keeps the others', () => {
    const content = JSON.stringify([
      { componentName: 'Button', props: { buttonText: 'x', buttonLink: 'javascript:alert(1)' } },
      { componentName: 'PlainImage', props: { src: 'https://evil.example/a.png' } },
      paragraph('Felt'),
    ])
    expect(JSON.parse(renderableContent(content))).toEqual([paragraph('Felt')])
  })

  test.each([
    ['half a JSON', '[{"componentName":'],
    ['not a text', { componentName: 'Paragraph' }],
    ['nothing', null],
    ['a number', '5'],
    ['a text', '"felt"'],
    ['null', 'null'],
    ['lists in lists', `${'['.repeat(500_000)}${']'.repeat(500_000)}`],
    ['lists that never end', '['.repeat(500_000)],
    ['ten megabytes', JSON.stringify([paragraph('я'.repeat(10_000_000))])],
    ['a list of nothing', `[${'null,'.repeat(150_000)}null]`],
    ['poisoned keys', '[{"__proto__":{"componentName":"Paragraph"},"constructor":{"prototype":1}}]'],
  ])('from %s is empty', (_what, content) => {
    expect(renderableContent(content)).toBe('[]')
  })

  test('that is nested too deep is cut off, and reported', () => {
    const { nodes, faults } = cleanContent(nested(20_000))
    expect(nodes).toHaveLength(1)
    expect(faults.map(({ code }) => code)).toEqual(['too_deep'])
  })

  test('is stable under cleaning, whatever the props of its blocks', () => {
    const names = fc.constantFrom('Accordion', 'Carousel', 'GridImages', 'Products', 'Paragraph', 'Tabs')
    const block = fc.record({ componentName: names, props: fc.object(), children: fc.array(fc.jsonValue()) })
    fc.assert(
      fc.property(fc.array(block), (blocks) => {
        const rendered = renderableContent(JSON.stringify(blocks))
        expect(renderableContent(rendered)).toBe(rendered)
      }),
    )
  })
})
