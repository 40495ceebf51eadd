import { fakeTransport } from '@shyrdak/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { pageOf } from '../testing/rows.ts'
import ReviewsPage from './reviews-list.tsx'

const LIST = 'GET /management/reviews'

test('a manager searches the reviews, and reads that none was found', async () => {
  const transport = fakeTransport({ [LIST]: pageOf([]) })
  await atDesk({ at: '/desk/reviews', transport, Page: ReviewsPage })
  await userEvent.type(
    screen.getByRole('searchbox', { name: 'Product, author, email or text' }),
    'kalpak{Enter}',
  )
  expect(await screen.findByText(/Nothing matches/)).toBeVisible()
  await waitFor(() =>
    expect(transport.callsOf(LIST).at(-1)?.query).toMatchObject({ state: 'pending', text: 'kalpak' }),
  )
})
