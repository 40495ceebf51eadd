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

test.use({ viewport: { width: 320, height: 640 } })

test(
  'two pairs are delivered by one choice, though each could have its own',
  { tag: '@phone' },
  async ({ shopper, origin }) => {
    const { page } = shopper
    await addFromListing(shopper, await plentyOf(origin, 5))
    await addFromListing(shopper, await plentyOf(origin, 8))
    await openCart(shopper)
    await goToCheckout(shopper)
    await fillInAddress(shopper, { postcode: '7200' })
    await page.getByRole('button', { name: shopper.messages.toDelivery }).click()
    await expect(page.getByText('Please correct 1 field')).toBeVisible()
    await page.getByLabel(shopper.messages.postcode).fill('720001')
    await goToDelivery(shopper)
    const parcels = page.locator('.shyrdak-checkout-parcel')
    await expect(parcels).toHaveCount(1)
    await page.getByRole('button', { name: 'Choose delivery for each item' }).click()
    await expect(parcels).toHaveCount(2)
    await page.getByRole('button', { name: 'Choose one delivery for all' }).click()
    await expect(parcels).toHaveCount(1)
    await chooseDelivery(shopper)
    await choosePayment(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    await expect(page.locator('.site-order-line')).toHaveCount(2)
    await expect(
      page.locator('.site-order-travel').filter({ hasText: 'Pickup from the workshop' }),
    ).toHaveCount(2)
  },
)
