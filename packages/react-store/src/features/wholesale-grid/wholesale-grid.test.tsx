import { fakeTransport, refusal } from '@shyrdak/sdk/testing'
import type { PriceTier, WholesaleProduct } from '@shyrdak/sdk/contract'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { StoreProvider } from '../../store/store-provider.tsx'
import { aKit, aTier, aWholesaleProduct } from '../../testing/a-wholesale-cart.ts'
import { aStore } from '../../testing/a-store.ts'
import { findBarriers } from '../../testing/find-barriers.ts'
import { renderAsIsland } from '../../testing/render-as-island.tsx'
import { wholesaleBrandingOf } from '../wholesale-branding/branding-of.ts'
import { wholesaleCartOf } from '../wholesale-cart/use-wholesale-cart.ts'
import { WholesaleGrid } from './wholesale-grid.tsx'

const CURRENTS = 'GET /wholesale/branding/currents/'
const ADD = 'POST /wholesale/branding/add'

afterEach(() => vi.restoreAllMocks())

async function opened({
  product = aWholesaleProduct(),
  kits = [aKit()] as Parameters<ReturnType<typeof fakeTransport>['answer']>[1], // an answer of any kind
  canOrder = true,
  language = 'en' as const,
} = {}) {
  const shop = aStore({ language, transport: fakeTransport({ [CURRENTS]: kits }) })
  await renderAsIsland(
    shop.store,
    <WholesaleGrid product={product} from="catalog" companyId={2} canOrder={canOrder} />,
  )
  const view = () => wholesaleCartOf(shop.store).view()
  if (canOrder) await waitFor(() => expect(wholesaleBrandingOf(shop.store).view()?.state).toBe('known'))
  return { ...shop, view, user: userEvent.setup() }
}

const cell = (name: string | RegExp) => screen.getByRole('textbox', { name })
const grid = () => screen.getByRole('grid')

test('a grid is filled by keyboard, layer by layer, and added to the cart at once', async () => {
  const { user, view } = await opened()
  await user.click(cell('Grey, size 37'))
  await user.keyboard('12{Tab}6{Enter}4{ArrowDown}{ArrowLeft}3{Enter}')
  expect(cell('Grey, size 37')).toHaveValue('12')
  expect(cell('Grey, size 38')).toHaveValue('6')
  expect(cell('Madder, size 38')).toHaveValue('4')
  expect(cell('Indigo, size 37')).toHaveValue('3')
  expect(cell('Walnut, size 37')).toHaveFocus()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Logo on the upper' }), '1')
  await user.click(screen.getByRole('button', { name: 'Leave it without this logo' }))
  expect(cell('Grey, size 37')).toHaveValue('')
  await user.type(cell('Grey, size 37'), '24')
  const footer = within(grid()).getAllByRole('row').at(-1)
  expect(footer).toHaveTextContent('Total240024')
  expect(screen.getByText(/^49\spieces$/)).toBeVisible()
  expect(screen.getByText(/^4 410\.00 KGS$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add to basket' }))
  expect(await screen.findByText(/49\spieces are in the basket/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open basket' })).toHaveFocus()
  expect(view()).toMatchObject({ count: 49, sum: '4410.00' })
  expect(view()?.lines.map(({ line: { goods } }) => goods.brand?.id ?? null)).toEqual([
    null,
    null,
    null,
    null,
    1,
  ])
  expect(screen.getByRole('link', { name: 'Open basket' })).toHaveAttribute('href', '/admin/basket')
  expect(await findBarriers()).toEqual([])
})

test('a client who types counts and then chooses a logo orders them with the logo', async () => {
  const { user, view } = await opened()
  await user.type(cell('Grey, size 37'), '30')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Logo on the upper' }), '1')
  expect(cell('Grey, size 37')).toHaveValue('30')
  const applied = screen.getByText(`Everything you typed now has the logo “${aKit().name}”.`)
  expect(applied.closest('[role=status]')).toBeVisible()
  expect(await findBarriers()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Add to basket' }))
  expect(await screen.findByText(/30\spieces are in the basket/)).toBeVisible()
  expect(view()?.lines.map(({ line: { goods, count } }) => [goods.brand?.id, count])).toEqual([[1, 30]])
  expect(screen.queryByText(/now has the logo/)).toBeNull()
})

test('whoever orders with and without a logo reads both counts beside the button', async () => {
  const { user } = await opened()
  await user.type(cell('Grey, size 37'), '30')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Logo on the upper' }), '1')
  const leave = screen.getByRole('button', { name: 'Leave it without this logo' })
  await user.click(leave)
  expect(screen.getByRole('region', { name: 'Order by colour and size' })).toHaveFocus()
  expect(leave).not.toBeInTheDocument()
  expect(screen.getByText('No logo: 30')).toBeVisible()
  await user.type(cell('Grey, size 37'), '12')
  expect(screen.getByText(`${aKit().name}: 12`)).toBeVisible()
  expect(await findBarriers()).toEqual([])
})

test('a grid of zeros cannot be added', async () => {
  const { user } = await opened()
  const add = screen.getByRole('button', { name: 'Add to basket' })
  await user.type(cell('Grey, size 37'), '0{Enter}')
  expect(add).toBeDisabled()
  await user.type(cell('Grey, size 38'), '2{Enter}')
  expect(add).toBeEnabled()
})

test('an invalid count is marked once its cell is left, until it is corrected', async () => {
  const { user } = await opened()
  await user.click(cell('Grey, size 37'))
  await user.keyboard('1x')
  expect(cell('Grey, size 37')).toBeValid()
  await user.keyboard('{Enter}')
  expect(cell('Grey, size 37')).toBeInvalid()
  await user.click(cell('Grey, size 37'))
  await user.keyboard('12')
  expect(cell('Grey, size 37')).toBeValid()
  await user.clear(cell('Grey, size 37'))
  await user.type(cell('Grey, size 37'), 'many')
  await user.click(document.body)
  expect(cell('Grey, size 37')).toBeInvalid()
})

test('whoever orders rugs hears the stock and the error of a size whose name has spaces', async () => {
  const rug = aWholesaleProduct()
  const sized = (name: string) => (name === '37' ? '60×90 cm' : name === '38' ? 'one size' : name)
  const product = {
    ...rug,
    colors: rug.colors.map((color, row) => ({
      ...color,
      sizes: color.sizes.slice(row === 1 ? 1 : 0).map((size) => ({ ...size, name: sized(size.name) })),
    })),
  }
  const { user } = await opened({ product })
  const small = cell(/^Grey, size 60×90\scm$/)
  expect(small).toHaveAccessibleDescription(/in stock/)
  await user.click(small)
  await user.keyboard('1x{Enter}')
  expect(small).toHaveAccessibleDescription(/in stock.*Whole number/)
  expect(within(grid()).queryAllByLabelText('Not made in this size')).toEqual([])
  expect(within(grid()).getAllByText('Not made in this size')).not.toEqual([])
  expect(await findBarriers()).toEqual([])
})

test('two grids on a page describe their own cells', async () => {
  const product = aWholesaleProduct()
  const { store } = aStore({ transport: fakeTransport({ [CURRENTS]: [aKit()] }) })
  await renderAsIsland(
    store,
    <>
      <WholesaleGrid product={product} from="catalog" companyId={2} canOrder />
      <WholesaleGrid product={product} from="catalog" companyId={2} canOrder />
    </>,
  )
  const ids = [...document.querySelectorAll('[role=grid] [id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('only one cell is in the tab order, and Tab leaves the grid unless a count is typed', async () => {
  const { user } = await opened()
  expect(
    within(grid())
      .getAllByRole('textbox')
      .filter((input) => input.tabIndex === 0),
  ).toHaveLength(1)
  await user.click(cell('Madder, size 38'))
  expect(
    within(grid())
      .getAllByRole('textbox')
      .filter((input) => input.tabIndex === 0),
  ).toEqual([cell('Madder, size 38')])
  await user.tab()
  expect(grid()).not.toContainElement(document.activeElement as HTMLElement) // some element of the page has the focus
})

test('a block from a spreadsheet is pasted, filled down and undone', async () => {
  const { user } = await opened()
  await user.click(cell('Grey, size 37'))
  await user.paste('5\t6\t7\n')
  expect(cell('Grey, size 39')).toHaveValue('7')
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
  fireEvent.keyDown(document.activeElement ?? grid(), { key: 'в', code: 'KeyD', ctrlKey: true })
  expect(cell('Walnut, size 39')).toHaveValue('7')
  await user.keyboard('{Control>}z{/Control}')
  expect(cell('Walnut, size 39')).toHaveValue('')
  expect(cell('Grey, size 39')).toHaveValue('7')
  await user.click(cell('Walnut, size 39'))
  await user.paste('1\t2')
  expect(screen.getByText(/1\scount fell outside the table/)).toBeVisible()
})

test('with all cells selected, typing goes into the first one, which has the focus', async () => {
  const { user } = await opened()
  await user.click(cell('Madder, size 38'))
  await user.keyboard('{Control>}a{/Control}')
  expect(grid().querySelectorAll('td[aria-selected=true]').length).toBeGreaterThan(1)
  expect(cell('Grey, size 37')).toHaveFocus()
  await user.keyboard('5')
  expect(cell('Grey, size 37')).toHaveValue('5')
  const filled = screen.getAllByRole<HTMLInputElement>('textbox').filter(({ value }) => value === '5')
  expect(filled).toHaveLength(1)
  expect(grid().querySelectorAll('td[aria-selected=true]')).toHaveLength(0)
})

test('each invalid cell says why, nothing is added, and the first one is focused', async () => {
  const { user, view } = await opened({ product: aWholesaleProduct({ made_to_order_days: null }) })
  await user.click(cell('Grey, size 37'))
  await user.paste('5\tsix\t99')
  await user.click(screen.getByRole('button', { name: 'Add to basket' }))
  expect(screen.getByText(/2\scells need correcting/)).toBeVisible()
  expect(cell('Grey, size 38')).toHaveFocus()
  expect(cell('Grey, size 38')).toHaveAccessibleDescription(/Whole number/)
  expect(cell('Grey, size 39')).toHaveAccessibleDescription(/10 left/)
  expect(view()?.count).toBe(0)
  expect(await findBarriers()).toEqual([])
  await user.keyboard('6{Enter}')
  await user.clear(cell('Grey, size 39'))
  await user.type(cell('Grey, size 39'), '9')
  expect(screen.queryByText(/need correcting/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add to basket' }))
  expect(view()?.count).toBe(20)
})

test('Escape reverts only what is being typed into a cell', async () => {
  const { user } = await opened()
  await user.click(cell('Grey, size 37'))
  await user.keyboard('5{Tab}{F2}{Escape}')
  expect(cell('Grey, size 37')).toHaveValue('5')
  await user.keyboard('{F2}7{Escape}')
  expect([cell('Grey, size 37'), cell('Grey, size 38')].map((one) => one.getAttribute('value'))).toEqual([
    '5',
    '',
  ])
})

test('a count above the limit is not summed, and is marked when the grid is added', async () => {
  const { user } = await opened()
  await user.click(cell('Grey, size 37'))
  await user.keyboard('999999999{Enter}')
  expect(screen.getByText(/^0\spieces$/)).toBeVisible()
  await user.type(cell('Grey, size 38'), '2')
  await user.click(screen.getByRole('button', { name: 'Add to basket' }))
  expect(cell('Grey, size 37')).toBeInvalid()
  expect(cell('Grey, size 37')).toHaveFocus()
})

test('the balance of a kit falls while counts are typed, and missing kits are bought after confirmation', async () => {
  const { user, transport } = await opened()
  transport.answer(ADD, {
    brand: aKit({ remainder: 110, starter_remainder: 110 }),
    order_id: 3,
    invoice: {
      id: 1,
      number: '2026-000001',
      date: '2026-11-22',
      status: 'processing',
      total_sum: '2000.00',
      invoice_sum: '2000.00',
      paid_sum: '0.00',
    },
  })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Logo on the upper' }), '1')
  const kits = () => within(screen.getByRole('region', { name: 'Branding kits' }))
  await user.type(cell('Grey, size 37'), '50')
  expect(kits().getByText('10')).toBeVisible()
  await user.type(cell('Grey, size 38'), '30')
  expect(kits().getByText(/20\sshort/)).toBeVisible()
  transport.answer(CURRENTS, [aKit({ remainder: 110, starter_remainder: 110 })])
  await user.click(kits().getByRole('button', { name: /Buy 1\skit/ }))
  expect(transport.callsOf(ADD)).toHaveLength(0)
  await user.click(kits().getByRole('button', { name: /^Buy and invoice/ }))
  await waitFor(() => expect(kits().queryByText(/short/)).toBeNull())
  expect(transport.callsOf(ADD)[0]).toMatchObject({ body: { reyestrId: 2, brandId: 1, amount: 50 } })
  expect(kits().getByText('30')).toBeVisible()
})

test('kits that cannot be loaded are shown as a dash, and goods without a logo can still be ordered', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const shop = aStore({ transport: fakeTransport({ [CURRENTS]: refusal('INTERNAL', { status: 500 }) }) })
  const branding = wholesaleBrandingOf(shop.store)
  await branding.start()
  await waitFor(() => expect(branding.view()?.state).toBe('unavailable'))
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
  await renderAsIsland(
    shop.store,
    <WholesaleGrid product={aWholesaleProduct()} from="catalog" companyId={2} canOrder />,
  )
  const kits = within(await screen.findByRole('region', { name: 'Branding kits' }))
  expect(kits.getByText('–')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Logo on the upper' })).toBeDisabled()
  await userEvent.type(cell('Grey, size 37'), '5')
  await userEvent.click(screen.getByRole('button', { name: 'Add to basket' }))
  expect(await screen.findByText(/5\spieces are in the basket/)).toBeVisible()
})

test('goods with soles show the prices of the selected sole, and the tier that is reached', async () => {
  const inAll = (text: string) => ({ en: text, ru: text, kg: text })
  const sole = (id: number, name: string, prices: PriceTier[]) => ({
    id,
    name: inAll(name),
    photo_path: null,
    prices,
  })
  const product: WholesaleProduct = aWholesaleProduct({
    price_type: 'sole',
    prices: [],
    soles: [
      sole(1, 'Felt', [aTier(1, '100.00'), aTier(20, '90.00')]),
      sole(2, 'Leather', [aTier(1, '150.00')]),
    ],
  })
  const { user, view } = await opened({ product })
  const prices = () => screen.getByRole('region', { name: 'Prices by count' })
  await user.type(cell('Grey, size 37'), '15')
  expect(prices()).toHaveTextContent(/5 more, and each costs 90\.00 KGS/)
  await user.type(cell('Grey, size 38'), '5')
  expect(within(prices()).getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'true')
  await user.click(screen.getByRole('radio', { name: 'Leather' }))
  await user.type(cell('Grey, size 37'), '1')
  await user.click(screen.getByRole('button', { name: 'Add to basket' }))
  expect(view()).toMatchObject({ count: 21, sum: '1950.00' })
})

test('a user of another company who logs in next in the tab gets an empty grid', async () => {
  const { user, session } = await opened()
  await user.type(cell('Grey, size 37'), '12')
  const saved = session.get('wholesale_grid') ?? ''
  cleanup()
  for (const [company, text] of [
    [2, '12'],
    [3, ''],
  ] as const) {
    const shop = aStore({ transport: fakeTransport({ [CURRENTS]: [aKit()] }) })
    shop.session.set('wholesale_grid', saved)
    await renderAsIsland(
      shop.store,
      <WholesaleGrid product={aWholesaleProduct()} from="catalog" companyId={company} canOrder />,
    )
    await waitFor(() => expect(cell('Grey, size 37')).toHaveValue(text))
    cleanup()
  }
})

test('typed counts survive a reload, and invalid stored ones are dropped', async () => {
  const { user, session } = await opened()
  await user.type(cell('Grey, size 37'), '12')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Logo on the upper' }), '1')
  await user.click(screen.getByRole('button', { name: 'Leave it without this logo' }))
  await user.type(cell('Madder, size 38'), '7')
  const saved = session.get('wholesale_grid') ?? ''
  cleanup()
  const again = async (text: string) => {
    cleanup()
    const shop = aStore({ transport: fakeTransport({ [CURRENTS]: [aKit()] }) })
    shop.session.set('wholesale_grid', text)
    await renderAsIsland(
      shop.store,
      <WholesaleGrid product={aWholesaleProduct()} from="catalog" companyId={2} canOrder />,
    )
  }
  await again(saved)
  expect(cell('Grey, size 37')).toHaveValue('12')
  expect(screen.getByText(/^19\spieces$/)).toBeVisible()
  await again(saved.replace('"color":2', '"color":99'))
  expect(screen.getByText(/^12\spieces$/)).toBeVisible()
  await again('{"version":1,"value":{"product":7,"entries":"all"}}')
  expect(screen.getByText(/^0\spieces$/)).toBeVisible()
})

test('typed counts are still there after a look at another product, and never become that one’s', async () => {
  const { store, session } = aStore({ transport: fakeTransport({ [CURRENTS]: [aKit()] }) })
  const gridOf = (id: number) => (
    <StoreProvider store={store}>
      <WholesaleGrid product={aWholesaleProduct({ id })} from="catalog" companyId={2} canOrder />
    </StoreProvider>
  )
  const { rerender } = render(gridOf(7))
  await userEvent.type(cell('Grey, size 37'), '12')
  const saved = session.get('wholesale_grid')
  rerender(gridOf(8))
  expect(cell('Grey, size 37')).toHaveValue('')
  expect(session.get('wholesale_grid')).toBe(saved)
  rerender(gridOf(7))
  expect(cell('Grey, size 37')).toHaveValue('12')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByRole('region', { name: 'Order by colour and size' })).toHaveFocus()
  expect(session.get('wholesale_grid')).toBeNull()
})

test('a buyer subscribes to a sold-out size with a sole, but not for goods made to order', async () => {
  const sole = { id: 4, name: { en: 'Leather', ru: 'Кожа', kg: 'Булгаары' }, photo_path: null }
  const goods = aWholesaleProduct({
    price_type: 'sole',
    prices: [],
    soles: [{ ...sole, prices: [aTier(1, '100.00')] }],
  })
  const colors = goods.colors.map((color, place) =>
    place === 1 ? { ...color, sizes: color.sizes.map((size) => ({ ...size, stock: 0 })) } : color,
  )
  await opened({ product: { ...goods, colors } })
  expect(screen.queryByRole('region', { name: 'Sold out' })).toBeNull()
  cleanup()
  const { user, transport } = await opened({ product: { ...goods, colors, made_to_order_days: null } })
  transport.answer('POST /frontend/back-in-stock', { state: 'confirming' })
  const soldOut = within(screen.getByRole('region', { name: 'Sold out' }))
  expect(soldOut.getAllByRole('listitem')).toHaveLength(1)
  expect(soldOut.getByRole('listitem')).toHaveTextContent('Madder 37, 38, 39')
  await user.click(soldOut.getByRole('button', { name: 'Email me when it’s back' }))
  await user.click(await soldOut.findByRole('radio', { name: '38' }))
  await user.type(soldOut.getByRole('textbox', { name: /Email/ }), 'buyer@example.kg')
  expect(await findBarriers()).toEqual([])
  await user.click(soldOut.getByRole('button', { name: 'Notify me' }))
  await waitFor(() =>
    expect(transport.callsOf('POST /frontend/back-in-stock')).toMatchObject([
      { body: { productId: 7, priceType: 'sole', soleId: 4, colorId: 2, size: '38' } },
    ]),
  )
})

test('a viewer sees the stock and cannot type counts', async () => {
  await opened({ canOrder: false })
  expect(screen.getByText(/Your role can view, but not order/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add to basket' })).toBeNull()
  expect(screen.getByRole('table', { name: 'In stock' })).toBeVisible()
  expect(await findBarriers()).toEqual([])
})
