import { LANGUAGES, SpecialOrder } from '@shyrdak/sdk/contract'
import { build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { memoryStorage } from '@shyrdak/state-machines/storage'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { aStore } from '../../testing/a-store.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { OrderWork } from './order-work.tsx'

const MOVE = 'PUT /specialgoods/order/:id/status'
const order = build(SpecialOrder, {
  id: 5,
  status: 'in_production',
  moves: ['packaging', 'on_hold'],
  reason: null,
  timeline: [],
})

function Scene({ loaded }: { loaded: SpecialOrder }) {
  const [shown, setShown] = useState(loaded)
  return <OrderWork order={shown} onChange={setShown} />
}
const open = async (transport = fakeTransport({}), loaded = order) => {
  await renderAsIsland(aStore({ transport }).store, <Scene loaded={loaded} />)
  return transport
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const note = () => screen.getByLabelText(/Message to the buyer/)

test.each(LANGUAGES)('the form has no accessibility violations in %s', async (language) => {
  await renderAsIsland(aStore({ language }).store, <Scene loaded={order} />)
  expect(await findBarriers()).toEqual([])
})

test('a craftsman sends news to the buyer and moves the order on, each with a note', async () => {
  const transport = await open(
    fakeTransport({
      [MOVE]: ({ body }) => ({ ...order, status: (body as { status: string }).status, moves: ['shipping'] }), // the body of a move
    }),
  )
  await userEvent.type(note(), 'The wool is carded')
  await press('Tell the buyer')
  expect(await screen.findByText('The buyer will get an email.')).toBeVisible()
  expect(note()).toHaveValue('')
  await userEvent.type(note(), 'Done')
  await press('Packed: on to dispatch')
  expect(transport.callsOf(MOVE).map(({ body }) => body)).toEqual([
    { status: 'in_production', from: 'in_production', note: 'The wool is carded' },
    { status: 'shipping', from: 'in_production', note: 'Done' },
  ])
})

test('news without text or photo is not sent, nor is a hold without a reason', async () => {
  const transport = await open()
  await press('Tell the buyer')
  expect(screen.getByText('Required field')).toBeVisible()
  expect(note()).toHaveFocus()
  await press('Put on hold')
  expect(transport.calls).toEqual([])
})

test('a pasted message that is too long keeps its end, and says how long it may be', async () => {
  const transport = await open()
  const long = `${'Felt. '.repeat(100)}THE END`
  await userEvent.click(note())
  await userEvent.paste(long)
  await press('Tell the buyer')
  expect(note()).toHaveValue(long)
  expect(note()).toHaveFocus()
  expect(screen.getByText('Maximum field length: 500')).toBeVisible()
  expect(transport.calls).toEqual([])
})

test('a craftsman whose order has moved on meanwhile reloads it and keeps the typed note', async () => {
  const transport = fakeTransport({
    [MOVE]: refusal('STALE'),
    'GET /specialgoods/order/:id': { ...order, status: 'shipping', moves: ['on_way'] },
  })
  await open(transport)
  await userEvent.type(note(), 'Done')
  await press('Ready: on to packaging')
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }))
  expect(screen.getByRole('region', { name: 'Your work on this order' })).toHaveFocus()
  expect(await screen.findByRole('button', { name: 'Handed over: on its way' })).toBeVisible()
  expect(note()).toHaveValue('Done')
  expect(screen.getByRole('region')).toHaveFocus()
})

test('a craftsman whose order was put on hold meanwhile still reads the typed note and why it was not sent', async () => {
  const transport = fakeTransport({
    [MOVE]: refusal('STALE'),
    'GET /specialgoods/order/:id': { ...order, status: 'on_hold', moves: [] },
  })
  await open(transport)
  await userEvent.type(note(), 'The wool is carded')
  await press('Tell the buyer')
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }))
  expect(await screen.findByText(/The order is on hold/)).toBeVisible()
  expect(screen.getByRole('region')).toHaveFocus()
  expect(note()).toHaveValue('The wool is carded')
  expect(note()).toHaveAttribute('readonly')
  expect(note()).toHaveAccessibleDescription(/send it once the order goes on/)
  expect(await findBarriers()).toEqual([])
})

test('a craftsman whose order turns out to be done stays at the note that says so', async () => {
  const transport = fakeTransport({
    [MOVE]: refusal('STALE'),
    'GET /specialgoods/order/:id': { ...order, status: 'completed', moves: [] },
  })
  await open(transport)
  await press('Ready: on to packaging')
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }))
  expect(await screen.findByText('Your part is done.')).toHaveFocus()
})

test('when only a manager may move the order, the craftsman can still send news to the buyer', async () => {
  await open(fakeTransport({}), { ...order, moves: [] })
  expect(screen.getByText(/goods of other workshops/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Tell the buyer' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Put on hold' })).toBeNull()
})

test('an order that is not paid yet has no form', async () => {
  await open(fakeTransport({}), { ...order, status: 'payment_waiting', moves: [] })
  expect(screen.getByText(/not paid yet/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('an order that its buyer cancelled is not said to go on', async () => {
  await open(fakeTransport({}), { ...order, status: 'on_hold', reason: 'canceled', moves: [] })
  expect(screen.getByText(/there is nothing left to do/)).toBeVisible()
  expect(screen.queryByText(/will let it go on/)).toBeNull()
})

test('a typed message is there again after a reload, for this craftsman only, until it is sent or erased', async () => {
  const session = memoryStorage()
  const transport = fakeTransport({ [MOVE]: order })
  async function reopen(person: string) {
    cleanup()
    const storage = memoryStorage([['user_id', person]])
    await renderAsIsland(aStore({ transport, storage, session }).store, <Scene loaded={order} />)
    return note()
  }
  await userEvent.type(await reopen('7'), 'The wool is carded')
  expect(await reopen('8')).toHaveValue('')
  expect(await reopen('7')).toHaveValue('The wool is carded')
  await userEvent.clear(note())
  expect(await reopen('7')).toHaveValue('')
  await userEvent.type(await reopen('7'), 'Felting starts')
  await press('Tell the buyer')
  expect(await screen.findByText('The buyer will get an email.')).toBeVisible()
  expect(await reopen('7')).toHaveValue('')
})

test('a craftsman is told that a message was restored, and may discard it', async () => {
  const session = memoryStorage()
  async function reopen(loaded: SpecialOrder = order) {
    cleanup()
    await renderAsIsland(aStore({ session }).store, <Scene loaded={loaded} />)
  }
  await reopen()
  await userEvent.type(note(), 'The wool is carded')
  expect(screen.queryByText(/What you wrote last time/)).toBeNull()
  await reopen()
  expect(screen.getByText(/What you wrote last time/)).toBeVisible()
  expect(await findBarriers()).toEqual([])
  await press('Discard')
  expect(note()).toHaveValue('')
  expect(note()).toHaveFocus()
  expect(screen.queryByText(/What you wrote last time/)).toBeNull()
  await userEvent.type(note(), 'Felting starts')
  await reopen({ ...order, status: 'completed', moves: [] })
  expect(note()).toHaveValue('Felting starts')
  expect(note()).toHaveAccessibleDescription(/nothing more to send/)
  await press('Discard')
  expect(screen.getByRole('region')).toHaveTextContent('Your part is done.')
  expect(screen.queryByRole('textbox')).toBeNull()
  await reopen()
  expect(note()).toHaveValue('')
})

test('a pasted message that is far too long is there again after a reload, to be shortened', async () => {
  const session = memoryStorage()
  const { store } = aStore({ session })
  const long = 'Felt. '.repeat(10_000)
  await renderAsIsland(store, <Scene loaded={order} />)
  await userEvent.click(note())
  await userEvent.paste(long)
  cleanup()
  await renderAsIsland(aStore({ session }).store, <Scene loaded={order} />)
  expect(note()).toHaveValue(long)
})

test('when the connection fails an error is shown, and the typed note is kept', async () => {
  const { store } = aStore()
  const sdk: typeof store.sdk = () => Promise.reject(new TypeError('Importing a module script failed.'))
  await renderAsIsland({ ...store, sdk }, <Scene loaded={order} />)
  await userEvent.type(note(), 'The wool is carded')
  await press('Tell the buyer')
  expect(await screen.findByText(/connection/i)).toBeVisible()
  expect(note()).toHaveValue('The wool is carded')
})
