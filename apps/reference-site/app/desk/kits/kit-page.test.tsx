import { ManagedKit } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { comeBack } from '../testing/come-back.ts'
import { KitPage } from './kit-page.tsx'

const READ = 'GET /management/wholesale/kits/:id'
const ADJUST = 'POST /management/wholesale/kits/:id/adjust'

const kit = (balance: number, history: ManagedKit['history'] = []) =>
  build(ManagedKit, { id: 3, name: 'Ак-Кийиз', balance, bought: 100, reserved: 40, history })
const corrected = {
  id: 1,
  kind: 'adjusted' as const,
  amount: -2,
  order_id: null,
  order_number: null,
  is_goods_order: false,
  reason: 'Two were torn',
  actor: 'Нурлан',
  created_at: '2026-11-20T10:00:00.000Z',
}

const open = (transport: ReturnType<typeof fakeTransport>) =>
  atDesk({ at: '/desk/kits/3', transport, Page: () => <KitPage id={3} /> })

test('a correction previews its result, and is listed in the history', async () => {
  const transport = fakeTransport({ [READ]: kit(60), [ADJUST]: kit(58, [corrected]) })
  await open(transport)
  const amount = screen.getByLabelText(/^Change, in pieces/)
  await userEvent.type(amount, '-2')
  expect(amount).toHaveAccessibleDescription('60 → 58')
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Two were torn')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Corrected\. The client/)).toBeVisible()
  expect(transport.callsOf(ADJUST)[0]?.body).toEqual({ was: 60, amount: -2, reason: 'Two were torn' })
  const history = within(screen.getByRole('region', { name: 'History' }))
  expect(history.getByRole('row', { name: /Нурлан.*Two were torn.*−2/ })).toBeVisible()
})

test('a correction without a reason, or below zero, is not sent', async () => {
  const transport = fakeTransport({ [READ]: kit(1) })
  await open(transport)
  const amount = screen.getByLabelText(/^Change, in pieces/)
  await userEvent.type(amount, '-2')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(amount).toHaveFocus()
  expect(screen.getByRole('textbox', { name: /^Reason/ })).toBeInvalid()
  expect(transport.callsOf(ADJUST)).toHaveLength(0)
})

test('a stale correction reports the new balance, and the typed change stays', async () => {
  const transport = fakeTransport({ [READ]: kit(60), [ADJUST]: refusal('STALE') })
  await open(transport)
  await userEvent.type(screen.getByLabelText(/^Change, in pieces/), '5')
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Found')
  transport.answer(READ, kit(10))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/The balance has changed in the meantime: 10 pieces are left/)).toBeVisible()
  expect(screen.getByLabelText(/^Change, in pieces/)).toHaveValue('5')
})

test.each(['at once', 'after another look at the page'])(
  'a correction whose response was lost is not booked twice when it is sent again %s',
  async (when) => {
    const transport = fakeTransport({ [READ]: kit(60), [ADJUST]: refusal('NETWORK') })
    await open(transport)
    await userEvent.type(screen.getByLabelText(/^Change, in pieces/), '-2')
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Two were torn')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Not saved')).toBeVisible()
    transport.answer(READ, kit(58, [corrected]))
    transport.answer(ADJUST, refusal('STALE'))
    if (when !== 'at once') {
      await comeBack()
      expect(await screen.findByText('58 pieces')).toBeVisible()
    }
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Corrected\. The client/)).toBeVisible()
    expect(screen.getByLabelText(/^Change, in pieces/)).toHaveValue('')
    expect(transport.callsOf(ADJUST)).toHaveLength(when === 'at once' ? 2 : 1)
  },
)
