import type { WishlistChange, WishlistProduct } from '@shyrdak/sdk/contract'
import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { memoryStorage } from '@shyrdak/state-machines/storage'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { StoreProvider } from '../../store/store-provider.tsx'
import { aStore } from '../../testing/a-store.ts'
import { aStoreWithout } from '../../testing/a-store-without.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { listedItems, readWishlist } from './stored-wishlist.ts'
import { Wishlist } from './wishlist.tsx'

const listed = (product_id: number, state: WishlistProduct['state']): WishlistProduct => ({
  market: 'retail',
  product_id,
  state,
  product:
    state === 'withdrawn'
      ? null
      : {
          slug: `slippers-${product_id}`,
          name: { en: `Slippers ${product_id}`, ru: `Тапочки ${product_id}`, kg: `Тапичке ${product_id}` },
          photo: `/media/slippers-${product_id}.jpg`,
          sale_cost: '2250.00',
          price: { view: '2250.00', discount: { view: '0.00' } },
          currency: { currency: 'KGS', rate_date: null },
        },
})
const STATES: Record<number, WishlistProduct['state']> = { 1: 'in_stock', 2: 'sold_out', 3: 'withdrawn' }

const listOf = (...ids: number[]) => {
  const changes: WishlistChange[] = ids.map((product_id) => ({
    market: 'retail',
    product_id,
    is_wished: true,
  }))
  return JSON.stringify({ account: null, known: [], changes })
}
const answering = () =>
  fakeTransport({
    'POST /frontend/wishlist/products': ({ body }) =>
      (body as { wishes: { product_id: number }[] }).wishes.map(({ product_id: id }) =>
        // the body of the request
        listed(id, STATES[id] ?? 'in_stock'),
      ),
  })

async function open(stored: [string, string][]) {
  const storage = memoryStorage(stored)
  const shop = aStore({ storage, transport: answering() })
  const view = await renderAsIsland(shop.store, <Wishlist />)
  return { ...shop, ...view }
}

test('a product that is no longer sold is named without a link', async () => {
  const gone = { ...listed(2, 'sold_out'), state: 'withdrawn' as const }
  const transport = fakeTransport({ 'POST /frontend/wishlist/products': [gone] })
  const { store } = aStore({ storage: memoryStorage([[STORAGE_KEYS.wishlist, listOf(2)]]), transport })
  await renderAsIsland(store, <Wishlist />)
  expect(await screen.findByRole('heading', { name: 'Slippers 2' })).toBeVisible()
  expect(screen.getByText('No longer sold')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Slippers 2' })).toBeNull()
})

test('a guest sees available, sold-out and removed products, and the server renders none', async () => {
  const { html } = await open([[STORAGE_KEYS.wishlist, listOf(1, 2, 3)]])
  expect(html).not.toContain('Slippers')
  const cards = await screen.findAllByRole('article')
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Product no longer available',
    'Slippers 2',
    'Slippers 1',
  ])
  expect(screen.getByRole('button', { name: 'Add to cart: Slippers 1' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Email me when it’s back: Slippers 2' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/product\/slippers-2$/),
  )
  expect(screen.queryByRole('button', { name: 'Add to cart: Slippers 2' })).not.toBeInTheDocument()
  expect(await findBarriers()).toEqual([])
})

test('a shopper reads why a product cannot be added to the cart when what adds it cannot be loaded', async () => {
  const storage = memoryStorage([[STORAGE_KEYS.wishlist, listOf(1)]])
  const store = aStoreWithout('buy-box', { storage, transport: answering() })
  await store.loadMessages(['wishlist', 'errors'])
  // React resumes what suspends within `act` only if that is awaited.
  await act(async () =>
    render(
      <StoreProvider store={store}>
        <Wishlist />
      </StoreProvider>,
    ),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart: Slippers 1' }))
  expect(await within(screen.getByRole('dialog')).findByText(/connection/)).toBeVisible()
  vi.restoreAllMocks()
})

test('a removed product can be restored', async () => {
  const { storage, container } = await open([[STORAGE_KEYS.wishlist, listOf(1, 2)]])
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from wishlist: Slippers 1' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(screen.getByRole('status')).toHaveTextContent('“Slippers 1” removed from your wishlist.')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Remove from wishlist: Slippers 2' })).toHaveFocus(),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(container.querySelector('.shyrdak-wishlist')).toHaveFocus()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect(JSON.parse(storage.get(STORAGE_KEYS.wishlist) ?? '')).toMatchObject({
    changes: [{ product_id: 2 }, { market: 'retail', product_id: 1, is_wished: true }],
  })
  expect(storage.get(STORAGE_KEYS.wishlist)).not.toContain('slippers')
})

test('an empty wishlist links to the catalogue', async () => {
  await open([])
  expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Browse all products' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/categories$/),
  )
  expect(await findBarriers()).toEqual([])
})

test.each([
  ['en', 'Your session has ended', 'Log in and continue'],
  ['ru', 'Сеанс закончился', 'Войти и продолжить'],
  ['kg', 'Сеансыңыз аяктады', 'Кирип, улантуу'],
] as const)(
  'in %s, a wishlist whose session has ended says so and keeps its items',
  async (language, ended, logIn) => {
    const storage = memoryStorage([
      [STORAGE_KEYS.clientType, 'retail'],
      [STORAGE_KEYS.userId, '7'],
      [STORAGE_KEYS.token, 'token-of-7'],
      [
        STORAGE_KEYS.wishlist,
        JSON.stringify({
          account: 7,
          known: [{ market: 'retail', product_id: 1 }],
          changes: [{ market: 'retail', product_id: 2, is_wished: true }],
        }),
      ],
    ])
    const transport = answering()
    transport.answer('PUT /frontend/wishlist', refusal('UNAUTHENTICATED'))
    const { store, navigated } = aStore({ storage, transport, language })
    await renderAsIsland(store, <Wishlist />)
    expect(await screen.findByText(ended)).toBeVisible()
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(await findBarriers()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: logIn }))
    await waitFor(() => expect(navigated.to).toEqual([expect.stringMatching(/\/admin\/login\?.*ended=1$/)]))
    // After a new login, the whole list is still there.
    storage.set(STORAGE_KEYS.clientType, 'retail')
    storage.set(STORAGE_KEYS.userId, '7')
    storage.set(STORAGE_KEYS.token, 'another-token-of-7')
    expect(listedItems(readWishlist(storage)).map(({ product_id: id }) => id)).toEqual([2, 1])
  },
)
