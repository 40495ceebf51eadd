import { describe, expect, test } from 'vitest'
import { emptyTexts, isEmptyText, readBlocks, type BlockNode } from './index.ts'

const block = (componentName: string, props: object, children?: BlockNode[]): BlockNode => ({
  componentName,
  props: { ...props },
  ...(children && { children }),
})

describe('the required texts of a page', () => {
  test.each<[string, BlockNode, (string | number)[]]>([
    ['a text without words', block('Paragraph', { content: '<h2> </h2><p><br>&nbsp;</p>' }), ['content']],
    ['a button that says nothing', block('Button', { buttonText: ' ', buttonLink: '/' }), ['buttonText']],
    ['an icon without a title', block('Icon', { src: '/media/a.jpg', title: '\u200b' }), ['title']],
    [
      'a tab without a name',
      block('Tabs', { items: [{ title: 'a' }, { title: '' }] }),
      ['items', 1, 'title'],
    ],
    [
      'a question without an answer',
      block('Accordion', { items: [{ title: 'a', content: '<p></p>' }] }),
      ['items', 0, 'content'],
    ],
    [
      'a button of a slide that says nothing',
      block('BigSlider', {
        items: [{ id: 1, image: '/media/a.jpg', buttons: [{ href: '/', textButton: '' }] }],
      }),
      ['items', 0, 'buttons', 0, 'textButton'],
    ],
  ])('are reported by path when they are empty: %s', (_what, node, path) => {
    expect(emptyTexts([block('Divider', {}), block('Container', {}, [node])])).toEqual([
      [1, 'children', 0, 'props', ...path],
    ])
    // Pages saved earlier are read as before.
    expect(readBlocks([node])).toEqual({ nodes: [node], faults: [] })
  })

  test.each([
    ['a photo without a caption', block('ImageComponent', { src: '/media/a.jpg', content: '' })],
    ['a list of articles without a heading', block('Blogs', { title: '' })],
    ['a text of a photo alone', block('Paragraph', { content: '<p><img src="/media/a.jpg" alt=""></p>' })],
    ['a block that nobody knows', block('Marquee', { title: '' })],
    ['props of other kinds', block('Accordion', { items: [7, null, { title: 7 }] })],
    ['no props', { componentName: 'Paragraph' }],
  ])('are not reported where nothing is required: %s', (_what, node) => {
    expect(emptyTexts([node])).toEqual([])
  })
})

test('a text of invisible characters is empty, and so is HTML that shows nothing', () => {
  expect(['', ' \n', '\u200b', '\u3164'].map((text) => isEmptyText('text', text))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(isEmptyText('text', '<p>')).toBe(false)
  expect(
    ['<p><strong> </strong></p>', '<ul><li></li></ul>'].map((text) => isEmptyText('html', text)),
  ).toEqual([true, true])
  expect(['<p>.</p>', '<hr>'].map((text) => isEmptyText('html', text))).toEqual([false, false])
})
