import { expect, test, type Shopper } from './flow.ts'
import { comeToPlacing, placeOrder } from './people/check-out.ts'
import { orderNumber } from './people/order-number.ts'
import { answerAtBank, expectPaid, expectUnpaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { followEmail } from './people/read-emails.ts'
import { plentyOf, type Pair } from './store/goods.ts'

async function order(shopper: Shopper, pair: Pair) {
  await addFromListing(shopper, pair)
  await openCart(shopper)
  await comeToPlacing(shopper)
  await placeOrder(shopper)
}

async function payByLink(shopper: Shopper, number: string, why: 'refused' | 'canceled') {
  const { page, messages } = shopper
  await followEmail(shopper, number)
  await expect(page).toHaveURL(/\/payment-link\/[0-9a-f-]{36}\?k=/)
  await expectUnpaid(shopper, why)
  await page.getByRole('button', { name: messages.payAgain }).click()
  await answerAtBank(shopper, 'bankPays')
  await expectPaid(shopper)
}

test.describe('a man in Osh', () => {
  test.use({ language: 'ru' })

  test(
    'is refused by the bank, opens the link of the email later, and pays',
    { tag: '@desk' },
    async ({ shopper, origin }) => {
      await order(shopper, await plentyOf(origin, 1))
      await answerAtBank(shopper, 'bankRefuses')
      await expectUnpaid(shopper, 'refused')
      await payByLink(shopper, await orderNumber(shopper), 'refused')
    },
  )
})

test(
  'a shopper cancels at the bank, opens the link of the email later, and pays',
  { tag: '@phone' },
  async ({ shopper, origin }) => {
    await order(shopper, await plentyOf(origin, 2))
    await answerAtBank(shopper, 'bankCancels')
    await expectUnpaid(shopper, 'canceled')
    await payByLink(shopper, await orderNumber(shopper), 'canceled')
  },
)

test.describe('a woman in Naryn', () => {
  test.use({ language: 'kg' })

  test(
    'comes back from the bank by the back button, and is offered to pay in checkout, cart and on the home page',
    { tag: '@phone' },
    async ({ shopper, origin }) => {
      const { page, messages } = shopper
      await order(shopper, await plentyOf(origin, 6))
      await page.waitForURL('**/test-bank/**')
      await page.goBack()
      const offer = page.getByText(/буйрутмасы төлөмдү күтүп турат/)
      await expect(page.locator('.shyrdak-checkout')).toContainText(/буйрутмасы төлөмдү күтүп турат/)
      await page.goto('/order/basket')
      await expect(page.getByRole('heading', { name: messages.emptyCart })).toBeVisible()
      await expect(offer).toBeVisible()
      await page.goto('/')
      const main = page.locator('main')
      const top = () => main.evaluate((element) => element.getBoundingClientRect().top)
      const before = await top()
      await expect(offer).toBeVisible()
      expect(await top(), 'the late offer moves nothing').toBe(before)
      await page.locator('.shyrdak-unpaid-order').getByRole('link').click()
      await expect(page).toHaveURL(/\/payment-link\/[0-9a-f-]{36}\?k=/)
      await page.locator('.shyrdak-pay-now button[type="submit"]').click()
      await answerAtBank(shopper, 'bankPays')
      await expectPaid(shopper)
      const asked = page.waitForResponse('**/api/frontend/payment-link/**')
      await page.goto('/')
      await asked
      await expect(offer).toHaveCount(0)
      await page.reload()
      await page.waitForLoadState('networkidle')
      await expect(offer).toHaveCount(0)
    },
  )
})
