import { aProduct, aProductEntry, fakeTransport, refusal } from '@shyrdak/sdk/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StoreProvider } from '../../store/store-provider.tsx'
import { aStore } from '../../testing/a-store.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { ProductBuyBox } from './product-buy-box.tsx'
import { ProductCard } from './product-card.tsx'
import { Products } from './products.tsx'

const READ = 'GET /frontend/product/:slug'
const MAIN = 'GET /frontend/product/main'

const product = aProduct({ slug: 'ala-too' })
const name = product.product.name.en

type Answers = Parameters<typeof fakeTransport>[0]

const show = (widget: ReactElement, answers: Answers) => {
  const { store, transport } = aStore({ transport: fakeTransport(answers), shop: 'https://shop.example' })
  const view = render(<StoreProvider store={store}>{widget}</StoreProvider>)
  return { store, transport, ...view }
}

const stateOf = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('[data-state]')?.dataset['state']

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test('a card loads its product and links to it in the shop', async () => {
  const { container, transport } = show(<ProductCard slug="ala-too" level={2} />, { [READ]: product })
  expect(stateOf(container)).toBe('loading')
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  const heading = await screen.findByRole('heading', { level: 2, name })
  expect(heading.querySelector('a')?.href).toBe('https://shop.example/en/product/ala-too')
  expect(transport.callsOf(READ)).toHaveLength(1)
  expect(await findBarriers()).toEqual([])
})

test('a card with another slug loads another product', async () => {
  const { rerender, store, transport } = show(<ProductCard slug="ala-too" />, { [READ]: product })
  await screen.findByRole('heading', { name })
  rerender(
    <StoreProvider store={store}>
      <ProductCard slug="kalpak" />
    </StoreProvider>,
  )
  await screen.findByRole('heading', { name })
  expect(transport.callsOf(READ).map(({ params }) => params)).toEqual([
    { slug: 'ala-too' },
    { slug: 'kalpak' },
  ])
})

test.each([
  ['card', <ProductCard key="" slug="gone" />],
  ['buy box', <ProductBuyBox key="" slug="gone" />],
])('a %s of a missing product says so, and offers no retry', async (_, widget) => {
  const { container } = show(widget, { [READ]: refusal('NOT_FOUND') })
  expect(await screen.findByText("We couldn't find this.")).toBeVisible()
  expect(stateOf(container)).toBe('missing')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a product that is not sold in the country shows a message instead of a card', async () => {
  const { container } = show(<ProductCard slug="ala-too" />, { [READ]: { ...product, price: null } })
  expect(await screen.findByText('We don’t sell this in your country.')).toBeVisible()
  expect(stateOf(container)).toBe('missing')
})

test('a card that could not be loaded can be retried', async () => {
  const { container, transport } = show(<ProductCard slug="ala-too" />, {})
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(stateOf(container)).toBe('failed')
  transport.answer(READ, product)
  await userEvent.click(again)
  expect(await screen.findByRole('heading', { name })).toBeVisible()
})

test.each([
  ['card', <ProductCard key="" slug="ala-too" />, 'article'],
  ['buy box', <ProductBuyBox key="" slug="ala-too" />, 'spinbutton'],
])('whoever tries to load a %s again goes on in it with the keyboard', async (_, widget, role) => {
  const { container, transport } = show(widget, {})
  const again = await screen.findByRole('button', { name: 'Try again' })
  let answer = (_loaded: typeof product) => {}
  transport.answer(READ, () => new Promise((resolve) => (answer = resolve)))
  await userEvent.click(again)
  const place = container.querySelector<HTMLElement>('.shyrdak-reading')
  expect(place).toHaveFocus()
  answer(product)
  const loaded = await screen.findByRole(role)
  expect(place).toHaveFocus()
  expect(place).toContainElement(loaded)
  await userEvent.tab()
  expect(place).toContainElement(document.activeElement as HTMLElement) // an element on the page
})

test('whoever tries to load a list again stays in its place', async () => {
  const { container, transport } = show(<Products />, {})
  const again = await screen.findByRole('button', { name: 'Try again' })
  transport.answer(MAIN, [aProductEntry()])
  await userEvent.click(again)
  await screen.findByRole('article')
  expect(container.querySelector('.shyrdak-reading')).toHaveFocus()
})

test('a failure is logged with its operation, a missing product is not', async () => {
  show(<ProductCard slug="gone" />, { [READ]: refusal('NOT_FOUND') })
  expect(await screen.findByText("We couldn't find this.")).toBeVisible()
  expect(console.error).not.toHaveBeenCalled()
  show(<Products />, { [MAIN]: refusal('BAD_RESPONSE') })
  await screen.findByRole('button', { name: 'Try again' })
  expect(console.error).toHaveBeenCalledWith(
    'Shyrdak:',
    expect.objectContaining({ code: 'BAD_RESPONSE', operation: MAIN }),
  )
})

test('the fallback of the host replaces the message', async () => {
  show(<ProductCard slug="gone" fallback={(message) => <a href="/felt">{`Our felt. ${message}`}</a>} />, {
    [READ]: refusal('NOT_FOUND'),
  })
  expect(await screen.findByRole('link', { name: "Our felt. We couldn't find this." })).toBeVisible()
})

test('the fallback of the host may show the message with its button, too', async () => {
  const { transport } = show(
    <ProductCard
      slug="ala-too"
      fallback={(_, standard) => <section aria-label="Felt">{standard}</section>}
    />,
    {},
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('region', { name: 'Felt' })).toContainElement(again)
  transport.answer(READ, product)
  await userEvent.click(again)
  expect(await screen.findByRole('article')).toBeVisible()
})

test('a buy box loads its product and adds it to the cart', async () => {
  const { store } = show(<ProductBuyBox slug="ala-too" />, { [READ]: product })
  // The only size is selected automatically.
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }))
  await act(() => store.retailCart.start())
  expect(store.retailCart.view()?.summary.items).toBe(1)
})

test('a list loads the products of the main page and nothing else', async () => {
  const { transport } = show(<Products heading="For cold floors" count={3} />, { [MAIN]: [aProductEntry()] })
  expect(await screen.findByRole('article')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'For cold floors' })).toBeVisible()
  expect(transport.calls.map(({ query }) => query)).toEqual([{ per_page: 3 }])
})

test('a list that could not be loaded offers a retry', async () => {
  const { container } = show(<Products />, { [MAIN]: refusal('RATE_LIMITED') })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(stateOf(container)).toBe('failed')
})

test.each([
  ['card', <ProductCard key="" slug="ala-too" />, 'article'],
  ['buy box', <ProductBuyBox key="" slug="ala-too" />, 'spinbutton'],
  ['list', <Products key="" />, 'article'],
])('a %s is hydrated without mismatch and shows its product', async (_, widget, role) => {
  const { store } = aStore({ transport: fakeTransport({ [READ]: product, [MAIN]: [aProductEntry()] }) })
  await renderAsIsland(store, widget)
  expect(await screen.findByRole(role)).toBeVisible()
})
