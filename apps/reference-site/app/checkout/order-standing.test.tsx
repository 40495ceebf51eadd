import { screen, render } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { PageContextProvider } from '../page/use-page-context.ts'
import { OrderStanding } from './order-standing.tsx'

const canceled = { status: 'on_hold', reason: 'canceled', is_made_to_order: false } as const

function show(isBuyer: boolean) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <OrderStanding order={canceled} isBuyer={isBuyer} /> },
  ])
  return render(
    <PageContextProvider
      value={{
        language: 'ru',
        country: 'KG',
        prefix: '',
        path: '/',
        origin: 'https://shop.example',
        apiHost: '',
        hasChosenCountry: true,
      }}
    >
      <Stub />
    </PageContextProvider>,
  )
}

test('a buyer reads that the order was cancelled as asked, and not that it is on hold', async () => {
  show(true)
  expect(await screen.findByText('Отменён по вашей просьбе: отправлять его не будем')).toBeVisible()
  expect(screen.queryByText(/риостановлен/)).toBeNull()
})

test('the shop reads the name of the status, too', async () => {
  show(false)
  expect(await screen.findByText('Приостановлен')).toBeVisible()
})
