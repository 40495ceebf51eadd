import { ManagedKit, ManagedKitRow, ManagedWholesaleClient } from '@shyrdak/sdk/management'
import { build, fakeTransport, refusal, type FakeAnswer } from '@shyrdak/sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { atDesk } from '../testing/at-desk.tsx'
import { ClientPage } from './client-page.tsx'

const READ = 'GET /management/wholesale/clients/:id'
const SET = 'PUT /management/wholesale/clients/:id/terms'
const LISTS = 'GET /management/wholesale/price-lists'

const inAll = (text: string) => ({ en: text, ru: text, kg: text })
const FRIENDS = { id: 1, name: inAll('Friends') }
const client = (changes: Partial<ManagedWholesaleClient> = {}) =>
  build(ManagedWholesaleClient, {
    id: 5,
    company: 'Ак-Кийиз',
    price_list: null,
    tier_count: 1,
    revision: 4,
    kits: [],
    ...changes,
  })
const lists = {
  data: [{ ...FRIENDS, prices: 3, clients: 0, revision: 1 }],
  total: 1,
  per_page: 100,
  current_page: 1,
  last_page: 1,
  next_page_url: null,
}
const open = (transport: ReturnType<typeof fakeTransport>) =>
  atDesk({ at: '/desk/clients/5', transport, Page: () => <ClientPage id={5} /> })

/** Opens a client and chooses another price list. */
async function chooseFriends(answer: FakeAnswer) {
  const transport = fakeTransport({ [READ]: client(), [LISTS]: lists, [SET]: answer })
  await open(transport)
  await screen.findByRole('option', { name: 'Friends' })
  await userEvent.selectOptions(screen.getByLabelText('Price list'), 'Friends')
  return transport
}

test('a client gets another price list and tier, with the revision that was read', async () => {
  const transport = await chooseFriends(client({ price_list: FRIENDS, tier_count: 50, revision: 5 }))
  const tier = screen.getByLabelText('Tier, in pieces')
  await userEvent.clear(tier)
  await userEvent.type(tier, '50')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Saved\. It applies/)).toBeVisible()
  expect(transport.callsOf(SET)[0]).toMatchObject({
    params: { id: 5 },
    query: { revision: 4 },
    body: { price_list_id: 1, tier_count: 50 },
  })
})

test('a stale change of a client is reported, and the choice stays', async () => {
  const transport = await chooseFriends(refusal('STALE'))
  transport.answer(READ, client({ tier_count: 20, revision: 5 }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/The client or a colleague has changed something/)).toBeVisible()
  expect(screen.getByLabelText('Price list')).toHaveValue('1')
})

test('the form for a new logo can be cancelled', async () => {
  await open(fakeTransport({ [READ]: client(), [LISTS]: lists }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a logo' }))
  expect(screen.getByRole('textbox', { name: 'Logo name' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('textbox', { name: 'Logo name' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Add a logo' })).toHaveFocus()
})

const CREATE = 'POST /management/wholesale/kits'
const addLogo = () => userEvent.click(screen.getByRole('button', { name: 'Add a logo' }))

/** Opens a client, and the form for a new logo with everything but its price. */
async function openNewLogo() {
  const transport = fakeTransport({ [READ]: client(), [LISTS]: lists, [CREATE]: build(ManagedKit) })
  await open(transport)
  await addLogo()
  await userEvent.type(screen.getByRole('textbox', { name: 'Logo name' }), 'Alatau')
  await userEvent.type(screen.getByRole('textbox', { name: 'Pieces in a kit' }), '100')
  return { transport, price: screen.getByRole('textbox', { name: 'Price of a kit, in som' }) }
}

test('a logo is added to a client and listed among its kits', async () => {
  const { transport, price } = await openNewLogo()
  await addLogo()
  expect(price).toHaveFocus()
  expect(price).toBeRequired()
  expect(transport.callsOf(CREATE)).toHaveLength(0)
  await userEvent.type(price, '4 500')
  transport.answer(READ, client({ kits: [build(ManagedKitRow, { id: 9, name: 'Alatau' })] }))
  await addLogo()
  expect(await screen.findByRole('link', { name: 'Alatau' })).toBeVisible()
  expect(transport.callsOf(CREATE)[0]?.body).toEqual({
    client_id: 5,
    name: 'Alatau',
    kit_count: 100,
    kit_price: '4500.00',
  })
})

test('a price of a kit below one som is refused at its field', async () => {
  const { transport, price } = await openNewLogo()
  await userEvent.type(price, '0.50')
  await addLogo()
  expect(price).toHaveFocus()
  expect(price).toHaveAccessibleDescription('A kit costs at least 1 som.')
  expect(transport.callsOf(CREATE)).toHaveLength(0)
})

test('a logo that is stored is not offered to be saved again when the client cannot be loaded anew', async () => {
  const { transport, price } = await openNewLogo()
  await userEvent.type(price, '4500')
  transport.answer(READ, refusal('NETWORK'))
  await addLogo()
  expect(await screen.findByText('Couldn’t load this')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Logo name' })).toHaveValue('')
  expect(screen.queryByText('Not saved')).toBeNull()
})
