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

test('after a navigation within the store the heading has the focus', () => {
  opened('navigate', `${location.origin}/admin/login`)
  render(<Page />)
  expect(screen.getByRole('heading')).toHaveFocus()
})

test.each([
  ['reload', `${location.origin}/admin/login`],
  ['back_forward', `${location.origin}/admin/login`],
  ['navigate', ''],
  ['navigate', 'https://elsewhere.example/'],
] as const)('a page opened by %s from "%s" does not move the focus', (type, referrer) => {
  opened(type, referrer)
  render(<Page />)
  expect(document.body).toHaveFocus()
})

test('a field that already has the focus keeps it', () => {
  opened('navigate', `${location.origin}/admin/login`)
  render(<input aria-label="Email" />)
  screen.getByLabelText('Email').focus()
  render(<Page />)
  expect(screen.getByLabelText('Email')).toHaveFocus()
})
