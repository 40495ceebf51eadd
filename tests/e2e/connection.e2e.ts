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
    `a connection lost between delivery and payment costs nothing in a checkout opened ${opened}`,
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

test.describe('code that does not arrive', () => {
  test.use({ language: 'ru' })

  test(
    'is no fault of the store: another try opens the checkout with everything that was typed',
    { tag: '@desk' },
    async ({ shopper, origin, trouble }) => {
      const { page, messages } = shopper
      trouble.expect(AWAY, /ERR_CONNECTION/)
      await comeToDelivery(shopper, origin, 4)
      let isGone = true
      // The texts of the checkout, whatever their file is called.
      await page.route('**/assets/*.js', async (route) => {
        if (!isGone) return route.continue()
        const response = await route.fetch()
        const text = await response.text()
        return text.includes(messages.notPlaced) ? route.abort() : route.fulfill({ response, body: text })
      })
      await page.reload()
      const again = page.getByRole('button', { name: messages.retry })
      await expect(again).toBeVisible()
      await page.screenshot({ path: '/tmp/b-shots/unloaded-ru.png' })
      await page.waitForLoadState('networkidle')
      isGone = false
      await again.click()
      await goBackToAddress(shopper)
      await expectAddressPreserved(shopper)
    },
  )
})

test(
  'a double click on a step opens the next one, and presses nothing else',
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
