import type { Page } from '@playwright/test'
import { expect, test, WIDTHS_OF_PAGES } from './flow.ts'
import { openDesk } from './people/another-manager.ts'
import { comeToPlacing, placeOrder } from './people/check-out.ts'
import { findBarriers } from './people/find-barriers.ts'
import { orderNumber } from './people/order-number.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { plentyOf } from './store/goods.ts'
import { buy, buyAllThatIsLeft } from './store/other-buyer.ts'

const moveTo = (page: Page, status: string) =>
  page.getByRole('button', { name: `Move to “${status}”` }).click()
const said = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible()

test(
  'a manager moves an order from payment to completion, and the buyer’s open page follows',
  { tag: '@desk' },
  async ({ shopper, browser, origin }) => {
    test.slow()
    const { page: buyer } = shopper
    await addFromListing(shopper, await plentyOf(origin, 20))
    await openCart(shopper)
    await comeToPlacing(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    const number = await orderNumber(shopper)
    const status = buyer.locator('.site-order-status')

    const { page: desk, leave } = await openDesk(browser, origin, `/desk/orders?text=${number}`)
    await desk.getByRole('link', { name: number }).click()
    await expect(desk.getByRole('heading', { level: 1 })).toContainText(number)
    await moveTo(desk, 'Packaging of goods')
    await said(desk, 'The order is now “Packaging of goods”. The customer sees it too.')
    await expect(status, 'the buyer sees it without a hand').toContainText('Packaging of goods', {
      timeout: 30_000,
    })

    await desk.getByLabel('Parcel number').fill('KG 1234 5678')
    await desk.getByRole('button', { name: 'Save parcel numbers' }).click()
    await said(desk, 'Saved. The customer can see the numbers.')
    await desk.getByLabel('Note for the customer').fill('It leaves Bishkek tonight')
    await moveTo(desk, 'Dispatch of goods')
    await said(desk, 'The order is now “Dispatch of goods”. The customer sees it too.')
    await moveTo(desk, 'On the way')
    await said(desk, 'The order is now “On the way”. The customer sees it too.')
    await expect(buyer.getByText('It leaves Bishkek tonight')).toBeVisible({ timeout: 40_000 })
    await expect(buyer.getByText('Parcel number: KG 1234 5678')).toBeVisible()

    await desk.getByRole('radio', { name: 'Done' }).check()
    await moveTo(desk, 'Done')
    await desk.getByRole('button', { name: 'Complete the order' }).click()
    await said(desk, 'The order is closed')
    await expect(desk.locator('.site-order-timeline li')).toContainText([
      /In processing/,
      /Pending payment/,
      /In production/,
      /Packaging.*Нурлан/,
      /Dispatch.*It leaves Bishkek tonight.*Нурлан/,
      /On the way.*Нурлан/,
      /Done.*Нурлан/,
    ])
    await expect(status).toContainText('Done', { timeout: 60_000 })
    await expect(buyer.locator('.site-order'), 'whose hand it was is not the buyer’s').not.toContainText(
      'Нурлан',
    )
    await leave()
  },
)

test(
  'of two managers with the same order, the second is told of the first one’s move, and keeps the note',
  { tag: '@phone' },
  async ({ browser, origin }) => {
    await buyAllThatIsLeft(origin, await plentyOf(origin, 21))
    const [first, second] = [
      await openDesk(browser, origin, '/desk/orders?text=bakyt'),
      await openDesk(browser, origin, '/desk/orders?text=bakyt'),
    ]
    second.trouble.expect(/409/)
    await first.page.locator('.site-orders-row [data-column=number] a').first().click()
    await expect(first.page).toHaveURL(/\/desk\/orders\/\d+$/)
    await second.page.goto(first.page.url())
    await expect(second.page.getByRole('heading', { level: 1 })).toContainText('Order S-')
    await moveTo(first.page, 'In production')
    await said(first.page, 'The order is now “In production”. The customer sees it too.')

    await second.page.getByLabel('Note for the customer').fill('We wait for grey wool')
    await second.page.getByRole('radio', { name: 'On hold' }).check()
    await moveTo(second.page, 'On hold')
    await second.page.getByRole('button', { name: 'Put on hold' }).click()
    await said(second.page, 'Someone got there first')
    await expect(second.page.getByRole('alert')).toContainText('Нурлан')
    await expect(second.page.getByLabel('Note for the customer')).toHaveValue('We wait for grey wool')
    await moveTo(second.page, 'On hold')
    await second.page.getByRole('button', { name: 'Put on hold' }).click()
    await said(second.page, 'The order is now “On hold”. The customer sees it too.')
    await expect(second.page.locator('.site-order-status')).toContainText('We wait for grey wool')
    await Promise.all([first.leave(), second.leave()])
  },
)

test(
  'several statuses filter the list together, and survive a reload and going back',
  { tag: '@desk' },
  async ({ browser, origin }) => {
    const { page, leave } = await openDesk(browser, origin, '/desk/orders')
    const chip = (name: string) =>
      page.getByRole('navigation', { name: 'Statuses' }).getByRole('link', { name, exact: true })
    await chip('On hold').click()
    await expect(chip('On hold')).toHaveAttribute('aria-current', 'true')
    await chip('Done').click()
    await expect(page).toHaveURL(/status=on_hold\+completed$/)
    await page.reload()
    for (const name of ['On hold', 'Done']) await expect(chip(name)).toHaveAttribute('aria-current', 'true')
    await page.locator('#desk-search').fill('nobody at all')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await said(page, 'No orders match this filter.')
    await expect(page).toHaveURL(/status=on_hold\+completed/)
    await page.goBack()
    await expect(page.locator('#desk-search')).toHaveValue('')
    await chip('All').click()
    await expect(page).toHaveURL(/\/desk\/orders$/)
    await leave()
  },
)

test(
  'a desk page that opens without a view transition opens without an error',
  { tag: '@desk' },
  async ({ browser, origin }) => {
    const { page, trouble, leave } = await openDesk(browser, origin, '/desk/orders')
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    // Without its style sheets a page requests no view transition, like one that loads too late.
    trouble.expect(/net::ERR_FAILED/)
    await page.route('**/*.css', (route) => route.abort())
    await page.locator('a[href="/desk/reviews"]').first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
    await expect(page.locator('.site-desk-opening')).toHaveCount(0)
    expect(errors).toEqual([])
    await leave()
  },
)

for (const language of ['en', 'ru', 'kg'] as const)
  test(
    `the pages of orders, stock and prices are accessible in ${language}`,
    { tag: WIDTHS_OF_PAGES[language] },
    async ({ browser, origin }) => {
      test.slow()
      await buy(origin, await plentyOf(origin, 22), 1)
      const prefix = language === 'en' ? '' : `/${language}`
      const { page, leave } = await openDesk(browser, origin, '/desk/orders')
      await page.goto('/desk/special-goods')
      const special = await page.locator('.site-goods-row [data-column=name] a').first().getAttribute('href')
      if (special === null) throw new Error('There are no special goods')
      const pages = [
        '/desk/orders',
        '/desk/orders/1',
        '/desk/goods',
        '/desk/goods/1',
        '/desk/special-goods',
        special,
      ]
      for (const path of pages) {
        await page.goto(prefix + path)
        await expect(page.locator('.site-desk-main h1')).toBeVisible()
        await expect(page.locator('.site-desk-opening')).toHaveCount(0)
        await expect(
          page.locator('.site-desk-list, .site-desk-section, .site-orders-move').first(),
        ).toBeVisible()
        expect.soft(await findBarriers(page, { atDeskToo: true }), `${path}: no barriers`).toEqual([])
      }
      await page.goto(`${prefix}/desk/orders/1/slip`)
      await expect(page.locator('.site-slip h1')).toBeVisible()
      await expect(page.locator('.site-slip-actions a')).toHaveAttribute('href', `${prefix}/desk/orders/1`)
      expect.soft(await findBarriers(page, { atDeskToo: true }), 'a packing slip: no barriers').toEqual([])
      await leave()
    },
  )
