import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderBlock } from '../../testing/render-block.tsx'
import { button } from './button.tsx'

test('it links to a store page in the language of the page', () => {
  renderBlock(
    button,
    { buttonText: 'Тапочкалар', buttonLink: '/search' },
    { env: { link: (path) => `/kg${path}` } },
  )
  expect(screen.getByRole('link', { name: 'Тапочкалар' })).toHaveAttribute('href', '/kg/search')
})

test('an unknown tone falls back to primary', () => {
  const tone = (value: unknown) =>
    renderBlock(button, { buttonText: 'Go', buttonLink: '/', tone: value })?.getAttribute('data-tone')
  expect([tone('secondary'), tone('quiet'), tone('danger')]).toEqual(['secondary', 'quiet', 'primary'])
})

test.each([
  ['no text', { buttonLink: '/' }],
  ['no link', { buttonText: 'Go' }],
  ['a script as link', { buttonText: 'Go', buttonLink: 'javascript:alert(1)' }],
])('with %s it is not rendered', (_, props) => {
  expect(renderBlock(button, props)).toBeNull()
})
