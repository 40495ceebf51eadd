import { expect, test } from './flow.ts'
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
import { openStore, type OpenStore } from './store/open-store.ts'
import { plentyOf } from './store/goods.ts'

const own = test.extend<{ store: OpenStore }>({
  // eslint-disable-next-line no-empty-pattern -- the runner reads the names of what is asked for here
  store: async ({}, use) => {
    // With its own database, as a store without settings has: that stops and restarts too.
    const store = await openStore({ database: 'own' })
    await use(store)
    await store.leave()
  },
  origin: ({ store }, use) => use(store.origin),
})
own.use({ language: 'kg' })

/** Milliseconds for which the page retries by itself before it reports the outage. */
const LONGEST = 30_000

own(
  'a store that goes down during the checkout loses no form or cart, and the shopper can go on',
  { tag: '@desk' },
  async ({ shopper, store, trouble }) => {
    const { page, messages } = shopper
    const pair = await plentyOf(store.origin, 5)
    trouble.expect(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_FAILED/)
    await addFromListing(shopper, pair)
    await openCart(shopper)
    await goToCheckout(shopper)
    await fillInAddress(shopper)

    const checkout = page.locator('.shyrdak-checkout')
    await page.route('**/api/**', (route) => route.abort('connectionrefused'))
    await page.getByRole('button', { name: messages.toDelivery }).click()
    await expect(checkout).toHaveAttribute('data-state', 'unquoted', { timeout: LONGEST })
    await expect(page.getByRole('alert')).toContainText(messages.nothingLost)
    await page.unroute('**/api/**')
    await page.reload()
    await goBackToAddress(shopper)
    await expectAddressPreserved(shopper)
    await goToDelivery(shopper)
    await chooseDelivery(shopper)
    await choosePayment(shopper)

    await store.close()
    await placeOrder(shopper)
    await expect(checkout).toHaveAttribute('data-state', 'refused', { timeout: LONGEST })
    await expect(page.getByRole('alert')).toContainText(messages.nothingLost)
    await expect(page.locator('.shyrdak-checkout-rows')).toContainText(pair.name[shopper.language])
    await store.open()
    await page.getByRole('button', { name: messages.retry }).click()
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
  },
)
