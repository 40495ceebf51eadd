import { expect, test } from 'vitest'
import { renderBlock } from '../../testing/render-block.tsx'
import { nestedContainer } from './nested-container.tsx'

const children = (count: number) =>
  Array.from({ length: count }, () => ({ componentName: 'Paragraph', props: { content: '<p>felt</p>' } }))
const columns = (props: object, count: number) => {
  const root = renderBlock(nestedContainer, props, { children: children(count) })
  return root instanceof HTMLElement ? root.style.getPropertyValue('--nested-columns') : null
}

test('the number of columns comes from the page, up to six', () => {
  expect(columns({ count: 4 }, 2)).toBe('4')
  expect(columns({ count: 50 }, 2)).toBe('6')
})

test('without a count there is a column per child, up to three', () => {
  expect(columns({}, 2)).toBe('2')
  expect(columns({ count: 'many' }, 5)).toBe('3')
})

test('without children nothing is rendered', () => {
  expect(columns({ count: 2 }, 0)).toBeNull()
})
