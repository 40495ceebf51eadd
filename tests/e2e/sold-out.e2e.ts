import { expect, test } from './flow.ts'
import {
  comeToPlacing,
  expectAddressPreserved,
  chooseDelivery,
  choosePayment,
  goBackToAddress,
  goToDelivery,
  placeOrder,
} from './people/check-out.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { plentyOf, slippersAt } from './store/goods.ts'
import { buyAllThatIsLeft } from './store/other-buyer.ts'

test.use({ language: 'ru' })

test(
  'a shopper whose goods sell out during the checkout is told which, loses nothing typed, and buys the rest',
  { tag: '@phone' },
  async ({ shopper, origin, trouble }) => {
    const { page, messages } = shopper
    const kept = await plentyOf(origin, 3)
    const [lineRequest] = (await slippersAt(origin, 4))
      .filter(({ stock }) => stock > 0)
      .toSorted((a, b) => a.stock - b.stock)
    if (!lineRequest) throw new Error('No slippers left to want')
    trouble.expect(/409.*order\/retail/)
    await addFromListing(shopper, lineRequest)
    await addFromListing(shopper, kept)
    await openCart(shopper)
    await comeToPlacing(shopper)
    await buyAllThatIsLeft(origin, lineRequest)

    await placeOrder(shopper)
    await expect(page.getByRole('heading', { name: messages.notPlaced })).toBeVisible()
    const changes = page.locator('.shyrdak-checkout-changes li')
    await expect(changes).toHaveCount(1)
    await expect(changes).toContainText(lineRequest.name.ru)
    await expect(changes).toContainText(messages.soldOut)

    await page.getByRole('link', { name: messages.changeCart }).first().click()
    const gone = page.locator('.shyrdak-cart-line').filter({ hasText: lineRequest.name.ru })
    await expect(gone).toContainText(messages.soldOutHere)
    await gone.getByRole('button', { name: messages.remove }).click()
    await expect(page.locator('.shyrdak-cart-line')).toHaveCount(1)
    await page.getByRole('link', { name: messages.checkout }).click()
    await goBackToAddress(shopper)
    await expectAddressPreserved(shopper)
    await goToDelivery(shopper)
    await chooseDelivery(shopper)
    await choosePayment(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    await expect(page.locator('.site-order-line')).toContainText(kept.name.ru)
  },
)
