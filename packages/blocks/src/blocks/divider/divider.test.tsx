import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderBlock } from '../../testing/render-block.tsx'
import { divider } from './divider.tsx'

test.each([
  ['kochkor', 'divider'],
  ['shyrdak', 'border'],
  ['tiger', 'divider'],
])('the ornament %s has the shape %s', (ornament, shape) => {
  const root = renderBlock(divider, { ornament })
  expect(screen.getByRole('separator')).toBe(root)
  expect(root?.firstElementChild).toHaveAttribute('data-shape', shape)
})

test('a line is an hr element', () => {
  expect(renderBlock(divider, { ornament: 'line', width: '50%' })?.outerHTML).toBe(
    '<hr class="shyrdak-divider" style="width: 50%;">',
  )
})
