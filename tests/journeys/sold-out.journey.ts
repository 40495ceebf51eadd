import { expect, test } from './journey.ts'
import {
  comeToPlacing,
  expectAddressKept,
  chooseDelivery,
  choosePayment,
  goBackToAddress,
  goToDelivery,
  placeOrder,
} from './people/check-out.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { fetchFromShelf, openBasket } from './people/put-in-basket.ts'
import { plentyOf, slippersAt } from './store/goods.ts'
import { buyAllThatIsLeft } from './store/other-buyer.ts'

test.use({ language: 'ru' })

test(
  'somebody else takes the last pair meanwhile: the shopper is told which, loses nothing, and buys the rest',
  { tag: '@phone' },
  async ({ shopper, origin, trouble }) => {
    const { page, words } = shopper
    const kept = await plentyOf(origin, 3)
    const [wanted] = (await slippersAt(origin, 4))
      .filter(({ stock }) => stock > 0)
      .toSorted((a, b) => a.stock - b.stock)
    if (!wanted) throw new Error('No slippers left to want')
    trouble.expect(/409.*order\/retail/)
    await fetchFromShelf(shopper, wanted)
    await fetchFromShelf(shopper, kept)
    await openBasket(shopper)
    await comeToPlacing(shopper)
    await buyAllThatIsLeft(origin, wanted)

    await placeOrder(shopper)
    await expect(page.getByRole('heading', { name: words.notPlaced })).toBeVisible()
    const changes = page.locator('.shyrdak-checkout-changes li')
    await expect(changes).toHaveCount(1)
    await expect(changes).toContainText(wanted.name.ru)
    await expect(changes).toContainText(words.soldOut)

    await page.getByRole('link', { name: words.changeBasket }).first().click()
    const gone = page.locator('.shyrdak-basket-line').filter({ hasText: wanted.name.ru })
    await expect(gone).toContainText(words.soldOutHere)
    await gone.getByRole('button', { name: words.remove }).click()
    await expect(page.locator('.shyrdak-basket-line')).toHaveCount(1)
    await page.getByRole('link', { name: words.checkout }).click()
    await goBackToAddress(shopper)
    await expectAddressKept(shopper)
    await goToDelivery(shopper)
    await chooseDelivery(shopper)
    await choosePayment(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    await expect(page.locator('.site-order-line')).toContainText(kept.name.ru)
  },
)
