import { expect, test, type Shopper } from './flow.ts'
import {
  chooseDelivery,
  choosePayment,
  comeToPlacing,
  fillInAddress,
  goToCheckout,
  goToDelivery,
  placeOrder,
} from './people/check-out.ts'
import { newcomer, register } from './people/have-account.ts'
import { orderFromArtisan } from './people/order-from-artisan.ts'
import { orderNumber } from './people/order-number.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { followEmail } from './people/read-emails.ts'
import { plentyOf } from './store/goods.ts'
import { madeToOrder } from './store/special-goods.ts'

const lines = ({ page }: Shopper) => page.locator('.shyrdak-cart-line')

test(
  'special goods are ordered first, and the other goods stay in the cart and are ordered next',
  { tag: '@phone' },
  async ({ shopper, origin }) => {
    const { page } = shopper
    const pair = await plentyOf(origin, 11)
    const piece = await madeToOrder(origin, 0)
    await addFromListing(shopper, pair)
    await orderFromArtisan(shopper, piece)
    await openCart(shopper)
    const special = page.getByRole('region', { name: 'Special goods' })
    await expect(special.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Other goods' }).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Go to checkout' })).toHaveAccessibleDescription(
      /Special goods are ordered first/,
    )
    await comeToPlacing(shopper)
    const summary = page.getByRole('complementary', { name: 'Your order' })
    await expect(summary).toContainText(piece.name.en)
    await expect(summary).not.toContainText(pair.name.en)
    await expect(summary).toContainText(/Still in your basket: 1\sitem/)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    await expect(page.locator('.site-order-line')).toContainText(piece.name.en)
    const specialNumber = await orderNumber(shopper)

    await expect(page.getByText(/Your other goods are still in your basket: 1\sitem/)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Go to basket' }).click()
    await expect(lines(shopper)).toHaveCount(1)
    await expect(lines(shopper)).toContainText(pair.name.en)
    await goToCheckout(shopper)
    // Contact and address are known from the previous order.
    await expect(page.getByLabel('City')).toHaveValue('Бишкек')
    await goToDelivery(shopper)
    await chooseDelivery(shopper)
    await choosePayment(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    await expect(page.locator('.site-order-line')).toContainText(pair.name.en)
    expect(await orderNumber(shopper)).not.toBe(specialNumber)
    await expect(page.getByText(/Your other goods are still/)).toBeHidden()
    await openCart(shopper)
    await expect(page.locator('.shyrdak-cart')).toHaveAttribute('data-state', 'empty')
  },
)

test(
  'an unpaid order of special goods is paid by the link of the email',
  { tag: '@desk' },
  async ({ shopper, origin, trouble }) => {
    const { page } = shopper
    const piece = await madeToOrder(origin, 1)
    trouble.expect(/404/)
    await orderFromArtisan(shopper, piece)
    await openCart(shopper)
    await comeToPlacing(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankCancels')
    await expect(page.locator('.shyrdak-order-status')).toHaveAttribute('data-state', 'canceled')
    const number = await orderNumber(shopper)
    await page.goto(new URL(page.url()).pathname)
    // Without the secret in the URL the server answers 404; the page adds it from the device.
    await expect(page).toHaveURL(/\?k=/)
    await followEmail(shopper, number)
    await page.getByRole('button', { name: /^Pay / }).click()
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
  },
)

test(
  'a shopper finds a special order in its history and puts its goods in the cart again',
  { tag: '@desk' },
  async ({ shopper, origin }) => {
    const { page } = shopper
    const who = newcomer()
    const piece = await madeToOrder(origin, 2)
    await page.goto('/admin/register')
    await register(shopper, who)
    await expect(page).toHaveURL(/\/admin\/profile$/)
    await orderFromArtisan(shopper, piece)
    await openCart(shopper)
    await goToCheckout(shopper)
    await fillInAddress(shopper)
    await goToDelivery(shopper)
    await chooseDelivery(shopper)
    await choosePayment(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    const number = await orderNumber(shopper)

    await page.goto('/admin/retail-order-history')
    await expect(page.getByText('You haven’t ordered anything yet')).toBeVisible()
    await page.getByRole('link', { name: 'Special orders' }).click()
    await expect(page).toHaveURL(/\/admin\/special-order-history$/)
    await page.getByRole('link', { name: new RegExp(number) }).click()
    await expect(page).toHaveURL(/\/admin\/special-order-history\/details\/\d+$/)
    await expect(page.locator('.site-order-line')).toContainText(piece.name.en)
    await page.getByRole('button', { name: 'Buy again' }).click()
    await expect(page).toHaveURL(/\/order\/basket$/)
    await expect(page.getByRole('region', { name: 'Special goods' })).toContainText(piece.name.en)
    await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible()

    await page.goto('/ru/admin/profile')
    const menu = page.getByRole('navigation', { name: 'Ваш аккаунт' })
    await menu.getByRole('link', { name: 'Особые заказы' }).click()
    await expect(page.getByRole('link', { name: new RegExp(number) })).toBeVisible()
  },
)
