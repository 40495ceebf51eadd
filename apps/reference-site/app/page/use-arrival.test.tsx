import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useArrival } from './use-arrival.ts'

function Page() {
  return <h1 {...useArrival()}>Your orders</h1>
}

/** Simulates a document opened by this type of navigation from this referrer. */
function opened(type: NavigationTimingType, referrer: string): void {
  const opening = { type } as PerformanceNavigationTiming // nothing else of it is read
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opening])
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
}

beforeEach(cleanup)
afterEach(() => vi.restoreAllMocks())

test('whom the store led to a page finds the focus on its heading', () => {
  opened('navigate', `${location.origin}/admin/login`)
  render(<Page />)
  expect(screen.getByRole('heading')).toHaveFocus()
})

test.each([
  ['reload', `${location.origin}/admin/login`],
  ['back_forward', `${location.origin}/admin/login`],
  ['navigate', ''],
  ['navigate', 'https://elsewhere.example/'],
] as const)('a page opened by %s from "%s" begins at its beginning', (type, referrer) => {
  opened(type, referrer)
  render(<Page />)
  expect(document.body).toHaveFocus()
})

test('a field that somebody is in already keeps the focus', () => {
  opened('navigate', `${location.origin}/admin/login`)
  render(<input aria-label="Email" />)
  screen.getByLabelText('Email').focus()
  render(<Page />)
  expect(screen.getByLabelText('Email')).toHaveFocus()
})
