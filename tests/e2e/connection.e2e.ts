import type { Page } from '@playwright/test'
import { expect, test, type Shopper } from './flow.ts'
import {
  chooseDelivery,
  choosePayment,
  expectAddressPreserved,
  fillInAddress,
  goBackToAddress,
  goToCheckout,
  goToDelivery,
  placeOrder,
} from './people/check-out.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { plentyOf } from './store/goods.ts'

const AWAY = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/

async function comeToDelivery(shopper: Shopper, origin: string, place: number) {
  await addFromListing(shopper, await plentyOf(origin, place))
  await openCart(shopper)
  await goToCheckout(shopper)
  await fillInAddress(shopper)
  await goToDelivery(shopper)
}

for (const opened of ['from the basket', 'by itself'] as const)
  test(
    `a connection lost between delivery and payment loses nothing in a checkout opened ${opened}`,
    { tag: '@phone' },
    async ({ shopper, origin, context, trouble }) => {
      const { page } = shopper
      trouble.expect(AWAY)
      await comeToDelivery(shopper, origin, 3)
      if (opened === 'by itself') {
        await page.reload()
        await expect(page.locator('.shyrdak-checkout')).toHaveAttribute('data-state', 'delivery')
        await page.waitForLoadState('networkidle')
      }
      await context.setOffline(true)
      await chooseDelivery(shopper)
      await choosePayment(shopper)
      await context.setOffline(false)
      await placeOrder(shopper)
      await answerAtBank(shopper, 'bankPays')
      await expectPaid(shopper)
    },
  )

test.describe('code that fails to load', () => {
  test.use({ language: 'ru' })

  test(
    'is not shown as a fault of the store: a retry opens the checkout with everything that was typed',
    { tag: '@desk' },
    async ({ shopper, origin, trouble }) => {
      const { page, messages } = shopper
      trouble.expect(AWAY, /ERR_CONNECTION/)
      await comeToDelivery(shopper, origin, 4)
      let isGone = true
      // Finds the file with the checkout's texts by its content.
      await page.route('**/assets/*.js', async (route) => {
        if (!isGone) return route.continue()
        const response = await route.fetch()
        const text = await response.text()
        return text.includes(messages.notPlaced) ? route.abort() : route.fulfill({ response, body: text })
      })
      await page.reload()
      const again = page.getByRole('button', { name: messages.retry })
      await expect(again).toBeVisible()
      await page.waitForLoadState('networkidle')
      isGone = false
      await again.click()
      await goBackToAddress(shopper)
      await expectAddressPreserved(shopper)
    },
  )
})

test(
  'a double click on a step opens the next one, and presses nothing in it',
  { tag: '@phone' },
  async ({ shopper, origin }) => {
    const { page, messages } = shopper
    await addFromListing(shopper, await plentyOf(origin, 5))
    await openCart(shopper)
    await goToCheckout(shopper)
    await fillInAddress(shopper)
    const checkout = page.locator('.shyrdak-checkout')
    const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await heightOfPage()
    let waited = 0
    await page.route('**/delivery/retail/services*', async (route) => {
      waited = await heightOfPage()
      return route.continue()
    })
    await page.getByRole('button', { name: messages.toDelivery }).dblclick()
    await expect(checkout).toHaveAttribute('data-state', 'delivery')
    expect(waited).toBeGreaterThanOrEqual(before)
    for (const parcel of await page.locator('.shyrdak-checkout-parcel').all())
      await parcel.getByRole('radio').first().check()
    await page.getByRole('button', { name: messages.toPayment }).dblclick()
    await expect(checkout).toHaveAttribute('data-state', 'payment')
    await choosePayment(shopper)
    await expect(checkout).toHaveAttribute('data-state', 'payment')
    await expect(page).toHaveURL(/\/order\/registration$/)
  },
)

/** Waits until a page makes no more requests, including background loads. */
async function allIsLoaded(page: Page): Promise<void> {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  let before = -1
  await expect.poll(async () => before === (before = await loaded()), { intervals: [1_000] }).toBe(true)
}

test.describe('what is first used offline works once the connection is back', () => {
  test(
    'the search, whose box was hovered before',
    { tag: '@desk' },
    async ({ shopper, context, trouble }) => {
      const { page } = shopper
      trouble.expect(AWAY)
      await page.goto('/')
      const island = page.locator('[data-island="search-box"]')
      await island.hover()
      await expect(island).toHaveAttribute('data-awake', 'true')
      await allIsLoaded(page)
      await context.setOffline(true)
      const field = page.getByRole('banner').getByRole('combobox')
      await field.fill('felt')
      await expect(page.getByRole('search')).toHaveAttribute('data-state', 'closed')
      await context.setOffline(false)
      await field.fill('slippers')
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    },
  )

  test('a discount code', { tag: '@phone' }, async ({ shopper, origin, context, trouble }) => {
    const { page } = shopper
    trouble.expect(AWAY)
    await addFromListing(shopper, await plentyOf(origin, 6))
    await openCart(shopper)
    const open = page.getByRole('button', { name: 'I have a code' })
    await expect(open).toBeVisible()
    await allIsLoaded(page)
    await context.setOffline(true)
    await open.click()
    await page.getByLabel('Discount code').fill('felt-40')
    const apply = page.getByRole('button', { name: 'Apply' })
    await apply.click()
    await expect(page.locator('.shyrdak-discount')).toHaveAttribute('data-state', 'refused')
    await context.setOffline(false)
    await apply.click()
    await expect(page.getByText('We don’t know this code')).toBeVisible()
  })

  test('adding a wishlist item to the cart', { tag: '@phone' }, async ({ shopper, context, trouble }) => {
    const { page } = shopper
    trouble.expect(AWAY, /Network request failed/)
    await page.goto('/categories/women')
    const heart = page.locator('[data-wishlist-item]').first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/wishlist')
    const move = page.locator('.shyrdak-wishlist-card').getByRole('button', { name: /^Add to cart/ })
    await expect(move).toBeVisible()
    await allIsLoaded(page)
    await context.setOffline(true)
    await move.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('.shyrdak-alert')).toBeVisible()
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await move.click()
    await expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  })

  test(
    'changing the country, with the page staying open meanwhile',
    { tag: '@phone' },
    async ({ shopper, origin, context, trouble }) => {
      const { page } = shopper
      trouble.expect(AWAY)
      await addFromListing(shopper, await plentyOf(origin, 7))
      const open = page.locator('[popovertarget="site-preferences"]').and(page.locator(':visible')).first()
      const choose = async () => {
        await open.click()
        await page.locator('#site-preferences select[name="country"]').selectOption('RU')
        await page.locator('#site-preferences').getByRole('button', { name: 'Save' }).click()
      }
      await allIsLoaded(page)
      await context.setOffline(true)
      const lost = page.waitForEvent('requestfailed')
      await choose()
      await lost
      await expect(page.locator('.shyrdak-buy-box')).toBeVisible()
      await context.setOffline(false)
      await choose()
      const dialog = page.getByRole('dialog', { name: 'Your basket will be emptied' })
      await expect(dialog).toBeVisible()
    },
  )

  for (const [network, tag, cut, mend] of [
    [
      'that is gone',
      '@desk',
      (page: Page) => page.context().setOffline(true),
      (page: Page) => page.context().setOffline(false),
    ],
    [
      'that leads nowhere',
      '@phone',
      (page: Page) => page.route('**/*', (route) => route.abort('connectionrefused')),
      (page: Page) => page.unroute('**/*'),
    ],
  ] as const)
    test(`a heart of a list, in a network ${network}`, { tag }, async ({ shopper, trouble }) => {
      const { page } = shopper
      trouble.expect(AWAY, /ERR_CONNECTION_REFUSED/)
      await page.goto('/categories/women')
      await allIsLoaded(page)
      const heart = page.locator('[data-wishlist-item]').first()
      await cut(page)
      await heart.click()
      await expect(page.locator('.site-said')).toHaveText(
        'No connection to the store. Please check your internet connection and try again.',
      )
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      await mend(page)
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect(page.locator('.site-said')).toContainText('Added to your wishlist.')
      expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
    })
})

for (const [name, tag, language, said] of [
  ['at once', '@desk', 'en', 'You’re offline'],
  ['in a sheet', '@phone', 'kg', 'Интернет байланышы жок'],
] as const)
  test(
    `a filter that is chosen ${name} while offline says so, and narrows the list once the connection is back`,
    { tag },
    async ({ page, context, trouble }) => {
      trouble.expect(AWAY)
      await page.goto(`/${language}/categories`)
      const box = page.locator('#site-filters-form input[name="model"][value="slippers"]')
      if (name === 'in a sheet') await page.locator('.site-filters-button').click()
      await allIsLoaded(page)
      await context.setOffline(true)
      await box.check({ force: true })
      if (name === 'in a sheet') await page.locator('#site-filters-form [type="submit"]').click()
      const region = page.locator('.site-said')
      await expect(region).toContainText(said)
      await expect(region).toBeInViewport({ ratio: 1 })
      await context.setOffline(false)
      await expect(page).toHaveURL(/model=slippers/)
      await expect(page.locator('.site-chip')).toHaveCount(1)
    },
  )

test(
  'a search sent without a connection stays on the page, says so, and is made once there is one',
  { tag: ['@phone', '@desk'] },
  async ({ page, context, trouble }) => {
    trouble.expect(AWAY)
    await page.goto('/ru/about')
    await allIsLoaded(page)
    const field = page.getByRole('banner').getByRole('combobox')
    await context.setOffline(true)
    await field.fill('тапочки')
    await field.press('Enter')
    await expect(page.locator('.site-said')).toContainText('Нет соединения с интернетом')
    await expect(page).toHaveURL(/\/ru\/about$/)
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/ru\/search\?text=/)
  },
)
