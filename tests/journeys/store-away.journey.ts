import { expect, test } from './journey.ts'
import { chooseDelivery, choosePayment, expectAddressKept, fillInAddress, goToCheckout, placeOrder } from './people/check-out.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { fetchFromShelf, openBasket } from './people/put-in-basket.ts'
import { openStore, type OpenStore } from './store/open-store.ts'
import { plentyOf } from './store/goods.ts'

const own = test.extend<{ store: OpenStore }>({
  // eslint-disable-next-line no-empty-pattern -- the runner reads the names of what is asked for here
  store: async ({}, use) => {
    const store = await openStore()
    await use(store)
    await store.leave()
  },
  origin: ({ store }, use) => use(store.origin),
})
own.use({ language: 'kg' })

own('the store goes away in mid-checkout: form and basket stay, the shopper is told, and goes on when it is back', { tag: '@desk' }, async ({ shopper, store, trouble }) => {
  const { page, words } = shopper
  const pair = await plentyOf(store.origin, 5)
  trouble.expect(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_FAILED/)
  await fetchFromShelf(shopper, pair)
  await openBasket(shopper)
  await goToCheckout(shopper)
  await fillInAddress(shopper)

  await store.close()
  await page.getByRole('button', { name: words.toDelivery }).click()
  const checkout = page.locator('.shyrdak-checkout')
  await expect(checkout).toHaveAttribute('data-state', 'unreachable', { timeout: 30_000 })
  await expect(page.getByRole('alert')).toContainText(words.nothingLost)
  await store.open()
  await page.reload()
  await expect(checkout).toHaveAttribute('data-state', 'contact')
  await expectAddressKept(shopper)
  await page.getByRole('button', { name: words.toDelivery }).click()
  await expect(checkout).toHaveAttribute('data-state', 'delivery')
  await chooseDelivery(shopper)
  await choosePayment(shopper)

  await page.route('**/api/frontend/order/retail*', (route) => route.abort('failed'))
  await placeOrder(shopper)
  await expect(checkout).toHaveAttribute('data-state', 'refused', { timeout: 30_000 })
  await expect(page.getByRole('alert')).toContainText(words.nothingLost)
  await page.unroute('**/api/frontend/order/retail*')
  await page.getByRole('button', { name: words.retry }).click()
  await answerAtBank(shopper, 'bankPays')
  await expectPaid(shopper)
})
