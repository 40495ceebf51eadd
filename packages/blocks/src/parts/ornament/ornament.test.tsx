import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Ornament } from './ornament.tsx'
import { MEDALLION } from './shapes.ts'

test.each(['divider', 'border', 'medallion', 'horns'] as const)(
  'the %s is hidden from screen readers',
  (shape) => {
    const { container } = render(<Ornament shape={shape} tone="sage" />)
    const ornament = container.querySelector('.shyrdak-ornament')
    expect(ornament).toHaveAttribute('aria-hidden', 'true')
    expect(ornament).toHaveAttribute('data-tone', 'sage')
    expect(ornament?.querySelector('path')).not.toBeNull()
  },
)

test('the image placeholder uses the same medallion', () => {
  const css = readFileSync(join(import.meta.dirname, '../image/image.css'), 'utf8')
  expect(css).toContain(`'${MEDALLION}'`)
})
