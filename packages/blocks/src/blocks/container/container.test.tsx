import { expect, test } from 'vitest'
import { renderBlock } from '../../testing/render-block.tsx'
import { container } from './container.tsx'

const children = [
  { componentName: 'Paragraph', props: { content: '<p>one</p>' } },
  { componentName: 'Paragraph', props: { content: '<p>two</p>' } },
]

test('its children are direct children of its element, in order', () => {
  const root = renderBlock(container, {}, { children })
  expect([...(root?.children ?? [])].map((child) => child.textContent)).toEqual(['one', 'two'])
})

test.each([
  ['text', 'text'],
  ['full', 'full'],
  [undefined, 'page'],
  ['javascript:', 'page'],
])('a width of %s becomes %s', (width, rendered) => {
  expect(renderBlock(container, { width }, { children })).toHaveAttribute('data-width', rendered)
})

test('it has the classes and the allowed styles set in the page', () => {
  const root = renderBlock(
    container,
    { classes: 'spring sale', styles: { backgroundColor: '#fff', position: 'fixed', color: 'url(x)' } },
    { children },
  )
  expect(root).toHaveClass('shyrdak-container', 'spring', 'sale')
  expect(root).toHaveAttribute('style', 'background-color: #fff;')
})
