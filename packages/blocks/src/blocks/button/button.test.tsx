import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderBlock } from '../../testing/render-block.tsx'
import { button } from './button.tsx'

test('it leads to a page of the store in the language of the page', () => {
  renderBlock(
    button,
    { buttonText: 'Тапочкалар', buttonLink: '/search' },
    { env: { link: (path) => `/kg${path}` } },
  )
  expect(screen.getByRole('link', { name: 'Тапочкалар' })).toHaveAttribute('href', '/kg/search')
})

test('its tone is one of three, and the first where something else stands', () => {
  const tone = (written: unknown) =>
    renderBlock(button, { buttonText: 'Go', buttonLink: '/', tone: written })?.getAttribute('data-tone')
  expect([tone('secondary'), tone('quiet'), tone('danger')]).toEqual(['secondary', 'quiet', 'primary'])
})

test.each([
  ['no words', { buttonLink: '/' }],
  ['no address', { buttonText: 'Go' }],
  ['a script for an address', { buttonText: 'Go', buttonLink: 'javascript:alert(1)' }],
])('with %s it is not drawn', (_, props) => {
  expect(renderBlock(button, props)).toBeNull()
})
