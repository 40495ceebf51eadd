import { expect, test } from './flow.ts'
import { comeToPlacing, placeOrder } from './people/check-out.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { plentyOf } from './store/goods.ts'

test(
  'a shopper requests to cancel a paid order, and its page shows the request',
  { tag: '@phone' },
  async ({ shopper, origin }) => {
    const { page } = shopper
    await addFromListing(shopper, await plentyOf(origin, 9))
    await openCart(shopper)
    await comeToPlacing(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByLabel(/^Reason/).selectOption({ label: 'I changed my mind' })
    await page.getByRole('button', { name: 'Request cancellation' }).click()
    await expect(page.getByText('Cancellation requested')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Cancellation requested')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden()
  },
)
