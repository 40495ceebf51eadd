import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderIn } from '../page/testing/render-in.tsx'
import { OrderStanding } from './order-standing.tsx'

const canceled = { status: 'on_hold', reason: 'canceled', is_made_to_order: false } as const

const show = (isBuyer: boolean) => renderIn('ru', () => <OrderStanding order={canceled} isBuyer={isBuyer} />)

test('a buyer reads that the order was cancelled as asked, and not that it is on hold', async () => {
  show(true)
  expect(await screen.findByText('Отменён по вашей просьбе: отправлять его не будем')).toBeVisible()
  expect(screen.queryByText(/риостановлен/)).toBeNull()
})

test('the shop reads the name of the status, too', async () => {
  show(false)
  expect(await screen.findByText('Приостановлен')).toBeVisible()
})
