import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawBlock } from '../../testing/draw-block.tsx'
import { divider } from './divider.tsx'

test.each([
  ['kochkor', 'divider'],
  ['shyrdak', 'border'],
  ['tiger', 'divider'],
])('%s parts two texts with the ornament %s', (ornament, shape) => {
  const root = drawBlock(divider, { ornament })
  expect(screen.getByRole('separator')).toBe(root)
  expect(root?.firstElementChild).toHaveAttribute('data-shape', shape)
})

test('a line is a line', () => {
  expect(drawBlock(divider, { ornament: 'line', width: '50%' })?.outerHTML).toBe(
    '<hr class="shyrdak-divider" style="width: 50%;">',
  )
})
