import { ManagedInvoice } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { InvoicePage } from './invoice-page.tsx'

const READ = 'GET /management/wholesale/invoices/:id'
const PAY = 'POST /management/wholesale/invoices/:id/payments'

const payment = (amount: string) => ({
  id: Number.parseInt(amount, 10) + 1000,
  amount,
  date: '2026-11-20',
  note: 'Demir Bank',
  actor: 'Нурлан',
  created_at: '2026-11-20T10:00:00.000Z',
})
const invoice = (paid_sum: string, amounts: string[] = []) =>
  build(ManagedInvoice, {
    id: 7,
    number: '2026-000007',
    status: paid_sum === '3000.00' ? 'paid' : 'processing',
    invoice_sum: '3000.00',
    paid_sum,
    payments: amounts.map(payment),
  })

const open = (transport: ReturnType<typeof fakeTransport>) =>
  atDesk({ at: '/desk/invoices/7', transport, Page: () => <InvoicePage id={7} /> })

test('a part payment is recorded with its day and note, and the invoice shows what is left to pay', async () => {
  const transport = fakeTransport({
    [READ]: invoice('0.00'),
    [PAY]: invoice('1000.00', ['1000.00']),
  })
  await open(transport)
  expect(screen.getByText('Not paid')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount received, in som' }), '1 000')
  await userEvent.type(screen.getByLabelText('Note'), 'Demir Bank')
  fireEvent.change(screen.getByLabelText(/^Date of payment/), { target: { value: '2026-11-20' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Recorded/)).toBeVisible()
  expect(transport.callsOf(PAY)[0]?.body).toMatchObject({
    was: '0.00',
    paid_sum: '1000.00',
    date: '2026-11-20',
    note: 'Demir Bank',
  })
  expect(screen.getByText('Paid in part')).toBeVisible()
  expect(screen.getByText('Left to pay').nextElementSibling).toHaveTextContent('2 000.00 KGS')
  expect(
    within(screen.getByRole('region', { name: 'Payments' })).getByRole('row', {
      name: /20 November 2026 Demir Bank ?Нурлан 1\s000\.00\sKGS/,
    }),
  ).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Amount received, in som' })).toHaveValue('')
})

test('a negative payment says that the client is not emailed', async () => {
  const transport = fakeTransport({
    [READ]: invoice('1000.00', ['1000.00']),
    [PAY]: invoice('900.00', ['1000.00', '-100.00']),
  })
  await open(transport)
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount received, in som' }), '-100')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/The client is not emailed/)).toBeVisible()
  expect(screen.queryByText(/Recorded/)).toBeNull()
})

test('the full balance is filled in by one press', async () => {
  const transport = fakeTransport({
    [READ]: invoice('1000.00', ['1000.00']),
    [PAY]: invoice('3000.00', ['1000.00', '2000.00']),
  })
  await open(transport)
  await userEvent.click(screen.getByRole('button', { name: 'Full balance' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Paid in full' })).toBeVisible()
  expect(transport.callsOf(PAY)[0]?.body).toMatchObject({ was: '1000.00', paid_sum: '3000.00' })
})

test('a stale payment is reported with the colleague’s, and the typed amount stays', async () => {
  const transport = fakeTransport({ [READ]: invoice('0.00'), [PAY]: refusal('STALE') })
  await open(transport)
  const amount = screen.getByRole('textbox', { name: 'Amount received, in som' })
  await userEvent.type(amount, '500')
  transport.answer(READ, invoice('1000.00', ['1000.00']))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/A colleague has recorded a payment in the meantime/)).toBeVisible()
  expect(amount).toHaveValue('500')
  expect(screen.getByText(/Нурлан/)).toBeVisible()
})

test('a payment above the balance is not sent', async () => {
  const transport = fakeTransport({ [READ]: invoice('0.00') })
  await open(transport)
  const amount = screen.getByRole('textbox', { name: 'Amount received, in som' })
  await userEvent.type(amount, '3000.01')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(amount).toHaveFocus()
  expect(amount).toBeInvalid()
  expect(transport.callsOf(PAY)).toHaveLength(0)
})

test('a payment of a day to come is refused with the reason at its date', async () => {
  const transport = fakeTransport({
    [READ]: invoice('0.00'),
    [PAY]: refusal('INVALID', { issues: [{ path: ['date'], code: 'not_allowed' }] }),
  })
  await open(transport)
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount received, in som' }), '500')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const day = screen.getByLabelText(/^Date of payment/)
  await waitFor(() => expect(day).toHaveFocus())
  expect(day).toHaveAccessibleDescription(/This day is still to come/)
})
