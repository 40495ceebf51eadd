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
  'somebody cancels at the bank, opens the link of the email later, and pays',
  { tag: '@phone' },
  async ({ shopper, origin }) => {
    await order(shopper, await plentyOf(origin, 2))
    await answerAtBank(shopper, 'bankCancels')
    await expectUnpaid(shopper, 'canceled')
    await payByLink(shopper, await orderNumber(shopper), 'canceled')
  },
)
