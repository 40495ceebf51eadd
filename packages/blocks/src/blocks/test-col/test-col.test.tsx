import { expect, test } from 'vitest'
import { renderBlock } from '../../testing/render-block.tsx'
import { testCol } from './test-col.tsx'

const children = [{ componentName: 'Paragraph', props: { content: '<p>felt</p>' } }]
const render = (props: object) => renderBlock(testCol, props, { children })

test('a width of its own is told to the sheet, which uses it where there is room', () => {
  expect(render({ width: '40%' })).toHaveAttribute('style', '--column-width: 40%;')
  expect(render({ width: 320 })).toHaveAttribute('style', '--column-width: 320px;')
})

test('without one it takes an equal share', () => {
  expect(render({})).not.toHaveAttribute('data-width')
  expect(render({ width: 'url(x)' })).not.toHaveAttribute('data-width')
})

test('an empty one is not drawn', () => {
  expect(renderBlock(testCol, { width: '40%' })).toBeNull()
})
