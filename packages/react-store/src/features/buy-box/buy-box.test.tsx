import { DeliveryService, SpecialProduct } from '@shyrdak/sdk/contract'
import { aProduct, aQuote, aQuotedLine, build, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { RETAIL_CART } from '@shyrdak/state-machines/retail-cart'
import { browserStorage, memoryStorage, readEnvelope } from '@shyrdak/state-machines/storage'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { StoreProvider } from '../../store/store-provider.tsx'
import { aStore } from '../../testing/a-store.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { findBarriers } from '../../testing/find-barriers.ts'
import { toBuyBoxProduct, toSpecialBuyBoxProduct, type BuyBoxProduct } from './buy-box-product.ts'
import { BuyBox } from './buy-box.tsx'

const slippers: BuyBoxProduct = {
  id: 7,
  slug: 'ala-too',
  name: { en: 'Ala-Too slippers', ru: 'Тапочки «Ала-Тоо»', kg: '«Ала-Тоо» тапичкеси' },
  sale_cost: '1850.00',
  colors: [
    {
      id: 71,
      color_id: 1,
      name: { en: 'Madder', ru: 'Марена', kg: 'Кызыл' },
      hex: '#a3282f',
      photo: '/media/ala-too-red-1.jpg',
      sizes: [
        { size: '37', stock: 0 },
        { size: '38', stock: 2 },
        { size: '39', stock: 9 },
      ],
    },
    {
      id: 72,
      color_id: 2,
      name: { en: 'Indigo', ru: 'Индиго', kg: 'Көк' },
      hex: '#2d4468',
      photo: '/media/ala-too-blue-1.jpg',
      sizes: [{ size: '38', stock: 0 }],
    },
  ],
}

const add = () => screen.getByRole('button', { name: 'Add to cart' })

test('a shopper chooses a size, adds the pair to the cart and gets a link to it', async () => {
  const { store, navigated } = aStore()
  const user = userEvent.setup()
  await renderAsIsland(store, <BuyBox product={slippers} />)
  await user.click(screen.getByRole('radio', { name: /39/ }))
  await user.click(screen.getByRole('button', { name: 'One more' }))
  await user.click(add())
  expect(await screen.findByText('Ala-Too slippers is in your basket')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open basket' })).toHaveAttribute('href', '/order/basket')
  expect(store.retailCart.view()?.lines).toMatchObject([
    { count: 2, goods: { variation_id: 71, size: '39' } },
  ])
  expect(navigated.queries.at(-1)).toEqual({ variation: '71', size: '39' })
  expect(await findBarriers()).toEqual([])
})

test.each([
  ['that is saved for the next page', 'stored', /we’ll add it on the next page/],
  ['that no page can add later', 'blocked', 'That didn’t work. Please check your connection and try again.'],
])('a shopper is told the truth about an addition without a connection, %s', async (_, kind, told) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const storage =
    kind === 'blocked'
      ? browserStorage({
          area: () => {
            throw new Error('blocked')
          },
        })
      : memoryStorage()
  const { store } = aStore({ storage, reach: () => Promise.reject(new TypeError('Load failed')) })
  const user = userEvent.setup()
  await renderAsIsland(store, <BuyBox product={slippers} />)
  await user.click(screen.getByRole('radio', { name: /39/ }))
  await user.click(add())
  expect(await screen.findByText(told)).toBeVisible()
  expect(await findBarriers()).toEqual([])
  vi.restoreAllMocks()
})

test('on a phone a bar with the button appears once the button of the page is scrolled past', async () => {
  let report: (isVisible: boolean, bottom: number) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        report = (isIntersecting, bottom) => tell([{ isIntersecting, boundingClientRect: { bottom } }])
      }
      observe() {}
      disconnect() {}
    },
  )
  const { store } = aStore()
  const user = userEvent.setup()
  const { container } = await renderAsIsland(store, <BuyBox product={slippers} isSticky />)
  const bar = container.querySelector('.shyrdak-buy-box-bar')
  expect(bar).toHaveAttribute('data-state', 'hidden')
  await act(async () => report(false, 1_200))
  expect(bar, 'what is still below is not missed').toHaveAttribute('data-state', 'hidden')
  await act(async () => report(false, -20))
  expect(bar).toHaveAttribute('data-state', 'shown')
  await user.click(screen.getByRole('radio', { name: /39/ }))
  await user.click(within(bar as HTMLElement).getByRole('button', { name: 'Add to cart' })) // found above
  expect(await screen.findByText('Ala-Too slippers is in your basket')).toBeVisible()
  expect(await findBarriers()).toEqual([])
  vi.unstubAllGlobals()
})

test('on a product page the confirmation shows the line, the delivery price and a link to the checkout', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const post = build(DeliveryService, { id: 'post', kind: 'post', price: '150.00', days_min: 2, days_max: 4 })
  const pickup = build(DeliveryService, { id: 'pickup', kind: 'pickup', price: '0.00' })
  const transport = fakeTransport({
    'POST /frontend/delivery/retail/services': aQuote([
      aQuotedLine({
        product_id: 7,
        variation_id: 71,
        size: '39',
        count: 1,
        is_special: false,
        line_key: '7:71:39',
        state: 'available',
        stock: 9,
        sale_cost: '1850.00',
        services: [pickup, post],
      }),
    ]),
  })
  const { store } = aStore({ transport })
  await renderAsIsland(
    store,
    <BuyBox product={slippers} requested={{ variation: 71, size: '39' }} isSticky />,
  )
  await userEvent.click(screen.getAllByRole('button', { name: 'Add to cart' })[0]!)
  const summary = within(await screen.findByRole('region', { name: 'Messages' }))
  expect(await summary.findByText(/^Delivery, 2–4\sworking days$/)).toBeVisible()
  expect(summary.getByText(/^from 150\.00\sKGS$/)).toBeVisible()
  expect(summary.getByText(/ · 39 × 1$/)).toBeVisible()
  expect(summary.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '/order/registration')
  expect(await findBarriers()).toEqual([])
  vi.unstubAllGlobals()
})

test('the cart is ready when a size is chosen, so that leaving right after the press loses nothing', async () => {
  const { store } = aStore()
  await renderAsIsland(store, <BuyBox product={slippers} />)
  expect(store.retailCart.current()).toBeUndefined()
  await userEvent.click(screen.getByRole('radio', { name: /39/ }))
  await waitFor(() => expect(store.retailCart.current()).toBeDefined())
  await waitFor(() => expect(store.alerts.current()).toBeDefined())
  add().click()
  await Promise.resolve()
  expect(readEnvelope(store.ports.storage, RETAIL_CART)?.items).toMatchObject([
    { product: { id: 7 }, size: { size: '39', count: 1 } },
  ])
})

test('adding again raises the count until the stock is reached', async () => {
  const { store } = aStore()
  const user = userEvent.setup()
  await renderAsIsland(store, <BuyBox product={slippers} requested={{ variation: 71, size: '38' }} />)
  await user.click(add())
  await user.click(add())
  expect(await screen.findByText('Ala-Too slippers: now 2 in your basket')).toBeVisible()
  await user.click(add())
  expect(await screen.findByText('Ala-Too slippers: all 2 we have are in your basket')).toBeVisible()
  expect(store.retailCart.view()?.lines).toMatchObject([{ count: 2 }])
})

test('the back-in-stock form names product, colour and size, and closes when another size is chosen', async () => {
  const { store } = aStore()
  await renderAsIsland(store, <BuyBox product={slippers} />)
  await userEvent.click(screen.getByRole('button', { name: 'Size sold out? Get an email when it’s back' }))
  expect(await screen.findByRole('form')).toHaveTextContent('Ala-Too slippers, Madder, 37')
  await userEvent.click(screen.getByRole('radio', { name: /39/ }))
  expect(screen.queryByRole('form')).toBeNull()
})

test('a button for the size chart is shown beside the sizes when the page has one', async () => {
  const { store } = aStore()
  const { unmount } = await renderAsIsland(store, <BuyBox product={slippers} sizeChart="sizes" />)
  expect(
    within(screen.getByRole('group', { name: 'Size' })).getByRole('button', { name: 'Size chart' }),
  ).toHaveAttribute('popovertarget', 'sizes')
  unmount()
  await renderAsIsland(store, <BuyBox product={slippers} />)
  expect(screen.queryByRole('button', { name: 'Size chart' })).toBeNull()
})

test('without a size nothing is added, and the sizes are focused', async () => {
  const { store } = aStore()
  await renderAsIsland(store, <BuyBox product={slippers} />)
  await userEvent.click(add())
  expect(screen.getByText('Please choose a size')).toBeVisible()
  expect(screen.getByRole('radio', { name: /38/ })).toHaveFocus()
  expect(store.retailCart.view()?.lines ?? []).toEqual([])
})

test('sold-out sizes are disabled and labelled, and low stock is shown', async () => {
  const { store } = aStore()
  await renderAsIsland(store, <BuyBox product={slippers} />)
  expect(screen.getByRole('radio', { name: /37.*sold out/ })).toBeDisabled()
  expect(screen.getByRole('radio', { name: /38.*last 2/ })).toBeEnabled()
  await userEvent.click(screen.getByRole('radio', { name: 'Indigo, sold out' }))
  expect(screen.getByText(/This colour is sold out/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
})

test('the size of a rug is shown in the reader’s alphabet and stored unchanged', async () => {
  const [color] = slippers.colors
  const rug = { ...slippers, colors: [{ ...color!, sizes: [{ size: '120×180 cm', stock: 4 }] }] }
  for (const [language, label] of [
    ['ru', /^120×180\sсм$/],
    ['kg', /^120×180\sсм$/],
    ['en', /^120×180 cm$/],
  ] as const) {
    const { store, navigated } = aStore({ language })
    const { unmount } = await renderAsIsland(store, <BuyBox product={rug} />)
    await userEvent.click(screen.getByRole('radio', { name: label }))
    expect(navigated.queries.every(({ size }) => size === '120×180 cm')).toBe(true)
    unmount()
  }
})

const READ = 'GET /frontend/product/:slug'
/** The slippers, of which only one pair is left by now. */
const LAST_ONE = aProduct({
  id: 7,
  product: { slug: 'ala-too' },
  variations: [
    {
      id: 71,
      color: { id: 1, name: slippers.name, hex: '#a3282f' },
      photos: [],
      sizes: [{ size: '39', stock: 1 }],
    },
  ],
})

test('the stock of a cached page is refreshed when the buy box gets focus', async () => {
  const { store, transport } = aStore({ transport: fakeTransport({ [READ]: LAST_ONE }) })
  await renderAsIsland(store, <BuyBox product={slippers} />)
  expect(transport.calls).toEqual([])
  await userEvent.tab()
  await waitFor(() => expect(screen.getByText('last one')).toBeVisible())
  expect(transport.callsOf(READ)).toMatchObject([{ params: { slug: 'ala-too' } }])
})

test('a shopper whose goods are sold out meanwhile is told so', async () => {
  const gone = {
    ...LAST_ONE,
    variations: LAST_ONE.variations.map((one) => ({ ...one, sizes: [{ size: '39', stock: 0 }] })),
  }
  const { store } = aStore({ transport: fakeTransport({ [READ]: gone }) })
  await renderAsIsland(store, <BuyBox product={slippers} />)
  await act(async () => add().focus())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull())
  expect(screen.getByRole('status')).toHaveTextContent(/^Sold out for now/)
})

test('newer data from the page is shown even after the product was refreshed', async () => {
  const { store, transport } = aStore({ transport: fakeTransport({ [READ]: LAST_ONE }) })
  const { rerender, container } = await renderAsIsland(store, <BuyBox product={slippers} />)
  await userEvent.tab()
  await waitFor(() => expect(screen.getByText('last one')).toBeVisible())
  transport.answer(READ, refusal('NETWORK'))
  const colors = slippers.colors.map((color) => ({
    ...color,
    sizes: color.sizes.map(({ size }) => ({ size, stock: 0 })),
  }))
  const render = () =>
    rerender(
      <StoreProvider store={store}>
        <BuyBox product={{ ...slippers, colors }} />
      </StoreProvider>,
    )
  render()
  expect(container.querySelector('.shyrdak-buy-box')).toHaveAttribute('data-state', 'sold-out')
  await waitFor(() => expect(transport.callsOf(READ)).toHaveLength(2))
  // The same data in a new object is not asked for again.
  render()
  expect(transport.callsOf(READ)).toHaveLength(2)
})

test('a product that is not sold or delivered here says so', async () => {
  const { store } = aStore({ language: 'ru' })
  const { unmount } = await renderAsIsland(store, <BuyBox product={{ ...slippers, sale_cost: null }} />)
  expect(screen.getByText('Этот товар не продаётся в вашей стране.')).toBeVisible()
  unmount()
  await renderAsIsland(store, <BuyBox product={slippers} delivers={false} />)
  expect(screen.getByText(/пока не доставляем/)).toBeVisible()
})

test('a product is reduced to the fields that the buy box needs', () => {
  const product = aProduct({ sold_here: false })
  expect(toBuyBoxProduct(product).sale_cost).toBeNull()
  expect(JSON.stringify(toBuyBoxProduct(product)).length).toBeLessThan(JSON.stringify(product).length / 2)
})

const artisanRug = (made_to_order_days: number | null, stock: number) =>
  build(SpecialProduct, {
    id: 3,
    slug: 'kochkor-shyrdak',
    name: { en: 'Kochkor shyrdak', ru: 'Шырдак из Кочкора', kg: 'Кочкор шырдагы' },
    sold_here: true,
    sale_cost: '68000.00',
    made_to_order_days,
    variations: [
      {
        id: 31,
        color: { id: 1, name: { en: 'Indigo', ru: 'Индиго', kg: 'Индиго' }, hex: '#2d4468' },
        photos: ['/media/kochkor-shyrdak-1.jpg'],
        sizes: [
          { size: '120 cm', stock },
          { size: '180 cm', stock: 0 },
        ],
      },
    ],
  })

test('goods made to order can be added without stock, and show when they are ready', async () => {
  const { store } = aStore()
  const product = toSpecialBuyBoxProduct(artisanRug(30, 1))
  await renderAsIsland(store, <BuyBox product={product} />)
  expect(screen.getByRole('radio', { name: /120 cm.*1 in stock/ })).toBeEnabled()
  expect(screen.getByText(/Sizes that are not in stock are made for you in 30\sworking days/)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /120 cm/ }))
  expect(screen.queryByText(/30\sdays/)).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /180 cm.*to order/ }))
  expect(screen.getByText(/Made to order, ready in 30\sworking days/)).toBeVisible()
  await userEvent.click(add())
  expect(await screen.findByText('Kochkor shyrdak is in your basket')).toBeVisible()
  expect(store.retailCart.view()?.lines).toMatchObject([
    { goods: { is_special: true, size: '180 cm', stock: 0, made_to_order_days: 30 } },
  ])
  expect(await findBarriers()).toEqual([])
})

test('special goods that are not made to order are sold only from stock', async () => {
  const { store } = aStore()
  await renderAsIsland(store, <BuyBox product={toSpecialBuyBoxProduct(artisanRug(null, 1))} />)
  expect(screen.getByRole('radio', { name: /180 cm.*sold out/ })).toBeDisabled()
  expect(screen.getByRole('radio', { name: /120 cm.*last one/ })).toBeEnabled()
})

test('special goods are refreshed through their own endpoint', async () => {
  const transport = fakeTransport({ 'GET /specialgoods/product/:slug': artisanRug(30, 7) })
  const { store } = aStore({ transport })
  await renderAsIsland(store, <BuyBox product={toSpecialBuyBoxProduct(artisanRug(30, 1))} />)
  await userEvent.tab()
  expect(await screen.findByText('7 in stock')).toBeVisible()
})
