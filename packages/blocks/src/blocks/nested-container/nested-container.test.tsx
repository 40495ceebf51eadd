import { expect, test } from 'vitest'
import { renderBlock } from '../../testing/render-block.tsx'
import { nestedContainer } from './nested-container.tsx'

const children = (count: number) =>
  Array.from({ length: count }, () => ({ componentName: 'Paragraph', props: { content: '<p>felt</p>' } }))
const columns = (props: object, count: number) => {
  const root = renderBlock(nestedContainer, props, { children: children(count) })
  return root instanceof HTMLElement ? root.style.getPropertyValue('--nested-columns') : null
}

test('as many columns as the page asks for, up to six', () => {
  expect(columns({ count: 4 }, 2)).toBe('4')
  expect(columns({ count: 50 }, 2)).toBe('6')
})

test('without a count one for each of what stands in it, up to three', () => {
  expect(columns({}, 2)).toBe('2')
  expect(columns({ count: 'many' }, 5)).toBe('3')
})

test('an empty one is not drawn', () => {
  expect(columns({ count: 2 }, 0)).toBeNull()
})
