import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, useSearchParams } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PrintButton } from './print-button.tsx'

/** What is on the page each time it is printed. */
const printed: (string | null)[] = []
beforeEach(() => vi.stubGlobal('print', () => printed.push(screen.getByRole('status').textContent)))
afterEach(() => {
  vi.unstubAllGlobals()
  printed.length = 0
})

function Prices() {
  const [search] = useSearchParams()
  const isWhole = search.get('show') === 'all'
  return (
    <>
      <output>{[isWhole ? '60 rows' : '24 rows', ...search.getAll('text')].join(' of ')}</output>
      <PrintButton isPart={!isWhole} label="Print" />
    </>
  )
}

const PrintedList = createRoutesStub([{ path: '/prices', Component: Prices }])

test('a client who prints a page of the price list has all rows that their filters find on paper, once', async () => {
  render(<PrintedList initialEntries={['/prices?page=2&text=rugs']} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
  await waitFor(() => expect(printed).toEqual(['60 rows of rugs']))
})

test('a list that is shown as a whole is printed at once', async () => {
  render(<PrintedList initialEntries={['/prices?show=all']} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
  expect(printed).toEqual(['60 rows'])
})
