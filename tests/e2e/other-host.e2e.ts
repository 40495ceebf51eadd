import { expect, test } from './flow.ts'
import {
  chooseDelivery,
  choosePayment,
  fillInAddress,
  goToCheckout,
  goToDelivery,
  placeOrder,
} from './people/check-out.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { plentyOf } from './store/goods.ts'

/** The store's configured origin is `localhost`. */
const OTHER = (process.env['STORE_ORIGIN'] ?? '').replace('localhost', '127.0.0.1')

test.use({ origin: OTHER })

for (const method of ['PayPal', 'KKB', 'KICB', 'YooKassa'])
  test(
    `a purchase by ${method} at 127.0.0.1 ends at that host`,
    { tag: '@desk' },
    async ({ shopper, origin }) => {
      const { page } = shopper
      await addFromListing(shopper, await plentyOf(origin, 13))
      await openCart(shopper)
      await goToCheckout(shopper)
      await fillInAddress(shopper)
      await goToDelivery(shopper)
      await chooseDelivery(shopper)
      await choosePayment(shopper, method)
      await placeOrder(shopper)
      await answerAtBank(shopper, 'bankPays')
      await expectPaid(shopper)
      expect(new URL(page.url()).origin).toBe(origin)
    },
  )
