import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScrollBack } from './use-scroll-back.ts'

function List({ rows }: { rows: readonly string[] }) {
  useScrollBack(rows.length > 0)
  return (
    <ul className="site-desk-list">
      {rows.map((row) => (
        <li key={row}>
          <a href={`/desk/orders/${row}`}>{row}</a>
        </li>
      ))}
    </ul>
  )
}

const scrolled = vi.fn()

beforeEach(() => {
  scrolled.mockClear()
  vi.stubGlobal('scrollTo', scrolled)
  history.replaceState({ idx: 3 }, '')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function leaveFrom(row: string, y: number): void {
  vi.stubGlobal('scrollY', y)
  screen.getByRole('link', { name: row }).focus()
  dispatchEvent(new Event('pagehide'))
  cleanup()
}

test('going back to a list restores the scroll position and the focus once the rows are there', () => {
  render(<List rows={['S-1', 'S-2']} />)
  leaveFrom('S-2', 640)
  const { rerender } = render(<List rows={[]} />)
  expect(scrolled).not.toHaveBeenCalled()
  rerender(<List rows={['S-1', 'S-2']} />)
  expect(scrolled).toHaveBeenCalledWith({ top: 640, behavior: 'instant' })
  expect(screen.getByRole('link', { name: 'S-2' })).toHaveFocus()
  expect(history.state).toEqual({ idx: 3 })
})

test('opening a list does not scroll or move the focus', () => {
  render(<List rows={['S-1']} />)
  expect(scrolled).not.toHaveBeenCalled()
  expect(document.body).toHaveFocus()
})

test('a row that no longer exists gets no focus', () => {
  render(<List rows={['S-1', 'S-2']} />)
  leaveFrom('S-2', 640)
  render(<List rows={['S-1']} />)
  expect(document.body).toHaveFocus()
})
