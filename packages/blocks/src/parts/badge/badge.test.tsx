import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Badge } from './badge.tsx'

test('a badge shows its text in its tone', () => {
  render(
    <Badge tone="sage" filled>
      Done
    </Badge>,
  )
  expect(screen.getByText('Done')).toHaveAttribute('data-tone', 'sage')
  expect(screen.getByText('Done')).toHaveAttribute('data-filled')
})
