import { expect, test } from 'vitest'
import { drawBlock } from '../../testing/draw-block.tsx'
import { testCol } from './test-col.tsx'

const children = [{ componentName: 'Paragraph', props: { content: '<p>felt</p>' } }]
const draw = (props: object) => drawBlock(testCol, props, { children })

test('a width of its own is told to the sheet, which uses it where there is room', () => {
  expect(draw({ width: '40%' })).toHaveAttribute('style', '--column-width: 40%;')
  expect(draw({ width: 320 })).toHaveAttribute('style', '--column-width: 320px;')
})

test('without one it takes an equal share', () => {
  expect(draw({})).not.toHaveAttribute('data-width')
  expect(draw({ width: 'url(x)' })).not.toHaveAttribute('data-width')
})

test('an empty one is not drawn', () => {
  expect(drawBlock(testCol, { width: '40%' })).toBeNull()
})
