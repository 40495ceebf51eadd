import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serverI18n } from '../messages/server-i18n.ts'
import { DeskFailurePage } from './desk-failure-page.tsx'

test.each([
  ['missing', 'It may have been removed, or the link is wrong.'],
  ['unavailable', 'It’s our fault, not yours. Try again in a minute.'],
  ['broken', 'Check your connection and try again in a minute.'],
] as const)('a manager whose page is %s gets a link back to the desk', (kind, hint) => {
  serverI18n('en')
  render(<DeskFailurePage kind={kind} language="en" prefix="" />)
  expect(screen.getByText(hint)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the desk' })).toHaveAttribute('href', '/desk')
  expect(screen.queryByRole('searchbox')).toBeNull()
  cleanup()
})
