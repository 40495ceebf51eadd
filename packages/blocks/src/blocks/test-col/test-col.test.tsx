import { expect, test } from 'vitest'
import { renderBlock } from '../../testing/render-block.tsx'
import { testCol } from './test-col.tsx'

const children = [{ componentName: 'Paragraph', props: { content: '<p>felt</p>' } }]
const render = (props: object) => renderBlock(testCol, props, { children })

test('its width is a CSS variable', () => {
  expect(render({ width: '40%' })).toHaveAttribute('style', '--column-width: 40%;')
  expect(render({ width: 320 })).toHaveAttribute('style', '--column-width: 320px;')
})

test('without a valid width it has an equal share', () => {
  expect(render({})).not.toHaveAttribute('data-width')
  expect(render({ width: 'url(x)' })).not.toHaveAttribute('data-width')
})

test('without children nothing is rendered', () => {
  expect(renderBlock(testCol, { width: '40%' })).toBeNull()
})
