import { expect, test } from 'vitest'
import { renderBlock } from '../../testing/render-block.tsx'
import { container } from './container.tsx'

const children = [
  { componentName: 'Paragraph', props: { content: '<p>one</p>' } },
  { componentName: 'Paragraph', props: { content: '<p>two</p>' } },
]

test('what stands in it stands in it directly, in order', () => {
  const root = renderBlock(container, {}, { children })
  expect([...(root?.children ?? [])].map((child) => child.textContent)).toEqual(['one', 'two'])
})

test.each([
  ['text', 'text'],
  ['full', 'full'],
  [undefined, 'page'],
  ['javascript:', 'page'],
])('a width of %s is drawn as %s', (width, rendered) => {
  expect(renderBlock(container, { width }, { children })).toHaveAttribute('data-width', rendered)
})

test('it carries the page’s own classes and the styles that are allowed', () => {
  const root = renderBlock(
    container,
    { classes: 'spring sale', styles: { backgroundColor: '#fff', position: 'fixed', color: 'url(x)' } },
    { children },
  )
  expect(root).toHaveClass('shyrdak-container', 'spring', 'sale')
  expect(root).toHaveAttribute('style', 'background-color: #fff;')
})
