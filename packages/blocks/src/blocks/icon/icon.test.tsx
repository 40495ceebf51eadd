import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findBarriers } from '../../testing/axe.ts'
import { renderBlock } from '../../testing/render-block.tsx'
import { icon } from './icon.tsx'

const wool = { src: '/media/wool.jpg', title: 'Only wool', text: 'From above three thousand metres.' }

test('image, title and text are one link', async () => {
  const root = renderBlock(icon, { ...wool, href: '/production' })
  expect(root).toBe(screen.getByRole('link', { name: 'Only wool From above three thousand metres.' }))
  expect(await findBarriers()).toEqual([])
})

test('without a safe link it is not a link', () => {
  expect(renderBlock(icon, wool)?.tagName).toBe('DIV')
  expect(renderBlock(icon, { ...wool, href: 'javascript:alert(1)' })?.tagName).toBe('DIV')
})

test('the image has the size set in the page', () => {
  const image = renderBlock(icon, { ...wool, width: 96, height: '6rem' })?.firstElementChild
  expect(image).toHaveAttribute('style', 'width: 96px; height: 6rem;')
})

test('without content nothing is rendered', () => {
  expect(renderBlock(icon, { href: '/production' })).toBeNull()
})
