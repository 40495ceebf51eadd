import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, Link } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePageHeadingFocus } from './use-page-heading-focus.ts'

function Orders() {
  return <h1 {...usePageHeadingFocus()}>Your orders</h1>
}

function Profile() {
  return (
    <>
      <h1 {...usePageHeadingFocus()}>Your profile</h1>
      <Link to="/">Orders</Link>
    </>
  )
}

const Pages = createRoutesStub([
  { path: '/', Component: Orders },
  { path: '/profile', Component: Profile },
])
const Page = () => <Pages initialEntries={['/']} />

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

test('whoever is led on within a document finds the focus on the heading, however the document was opened', async () => {
  opened('reload', '')
  render(<Pages initialEntries={['/profile']} />)
  expect(document.body).toHaveFocus()
  await userEvent.click(screen.getByRole('link'))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your orders' })).toHaveFocus())
})

test('a field that already has the focus keeps it', () => {
  opened('navigate', `${location.origin}/admin/login`)
  render(<input aria-label="Email" />)
  screen.getByLabelText('Email').focus()
  render(<Page />)
  expect(screen.getByLabelText('Email')).toHaveFocus()
})
