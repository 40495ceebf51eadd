import type { Page } from '@playwright/test'
import { expect, test } from './flow.ts'
import {
  ADDRESS,
  chooseDelivery,
  choosePayment,
  comeToPlacing,
  fillInAddress,
  goToDelivery,
  placeOrder,
} from './people/check-out.ts'
import { orderNumber } from './people/order-number.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { fillGrid, logInForCompany, openGoods } from './people/wholesale-person.ts'
import { plentyOf } from './store/goods.ts'

/** The store gets the order, and its response is lost. */
const loseResponses = (page: Page, path: string) =>
  page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })

test(
  'a shopper whose order arrived without an answer, and who changed it, is shown that order and not sent to pay',
  { tag: '@desk' },
  async ({ shopper, origin, trouble }) => {
    const { page } = shopper
    trouble.expect(/ERR_CONNECTION_RESET|\b422\b/)
    await addFromListing(shopper, await plentyOf(origin, 3))
    await openCart(shopper)
    await comeToPlacing(shopper)
    await loseResponses(page, '**/api/frontend/order/retail*')
    await placeOrder(shopper)
    const checkout = page.locator('.shyrdak-checkout')
    await expect(checkout).toHaveAttribute('data-state', 'refused', { timeout: 30_000 })
    await expect(page.getByRole('heading', { name: 'We don’t know if your order reached us' })).toBeVisible()
    await page.unroute('**/api/frontend/order/retail*')

    await checkout.getByRole('button', { name: 'Contact details' }).click()
    await fillInAddress(shopper, { email: 'another@example.com' })
    await goToDelivery(shopper)
    await chooseDelivery(shopper, /Parcel by post/)
    await choosePayment(shopper, 'PayPal')
    await placeOrder(shopper)
    await expect(checkout).toHaveAttribute('data-state', 'recovered')
    await expect(checkout).toContainText(ADDRESS.email)
    await expect(checkout).not.toContainText('another@example.com')
    await expect(page).toHaveURL(/\/order\/registration$/)

    const number = await page.getByRole('heading', { name: /was already placed/ }).innerText()
    await page.getByRole('link', { name: 'Open the order' }).click()
    expect(number).toContain(await orderNumber(shopper))
    await page.goto('/order/basket')
    await expect(page.getByRole('heading', { name: shopper.messages.emptyCart })).toBeVisible()
  },
)

test(
  'a client whose order arrived without an answer does not order the same basket twice',
  { tag: '@desk' },
  async ({ shopper: { page }, trouble }) => {
    trouble.expect(/ERR_CONNECTION_RESET|\b422\b/)
    await logInForCompany(page, 'wholesale')
    await openGoods(page, 'Lambkin slippers')
    await fillGrid(page, 1)
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await page.getByRole('link', { name: 'Open basket' }).click()
    await page.getByRole('link', { name: 'Place an order' }).click()
    await page.getByRole('textbox', { name: /Delivery/ }).fill('Bishkek, Akhunbaeva 119')
    await page.getByRole('textbox', { name: /Payment/ }).fill('Bank transfer')
    await loseResponses(page, '**/api/wholesale/order*')
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByText(/Your order may already be placed/)).toBeVisible({ timeout: 30_000 })
    await page.unroute('**/api/wholesale/order*')

    await page.getByRole('textbox', { name: /Comment/ }).fill('By Friday, please')
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByText('This basket has been ordered already.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('There is nothing in your basket to order.')).toBeVisible()
  },
)
