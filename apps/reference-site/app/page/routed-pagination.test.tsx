import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { RoutedPagination } from './routed-pagination.tsx'

const LABELS = { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` }

function Orders() {
  const [search] = useSearchParams()
  const current = Number(search.get('page') ?? 1)
  return (
    <>
      <h1 tabIndex={-1}>Your orders</h1>
      <p>{`Orders ${search.get('show') ?? ''}, page ${current}`}</p>
      <RoutedPagination page={{ current_page: current, last_page: 3 }} labels={LABELS} />
    </>
  )
}

test('the next page of a list opens in place, keeps the filters, and is read from its heading', async () => {
  const Stub = createRoutesStub([{ path: '/orders', Component: Orders }])
  render(<Stub initialEntries={['/orders?show=all']} />)
  const next = await screen.findByRole('link', { name: 'Next' })
  expect(next).toHaveAttribute('href', '/orders?show=all&page=2')
  await userEvent.click(next)
  expect(await screen.findByText('Orders all, page 2')).toBeVisible()
  expect(screen.getByRole('heading')).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/orders?show=all')
})
