import { expect, test } from './flow.ts'
import { chooseDelivery, choosePayment, goToCheckout, goToDelivery, placeOrder } from './people/check-out.ts'
import { logOut, newcomer, register } from './people/have-account.ts'
import { openReviewForm, ratingOn, writeReview } from './people/leave-review.ts'
import { orderNumber } from './people/order-number.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { emailTo } from './people/read-emails.ts'
import { deskOf } from './store/desk.ts'
import { plentyOf } from './store/goods.ts'

test(
  'a shopper registers, buys, finds the order in the history, has a review published, and logs out',
  { tag: '@desk' },
  async ({ shopper, origin }) => {
    test.slow()
    const { page, messages } = shopper
    const who = newcomer()
    const pair = await plentyOf(origin, 19)
    const text = `They fit, ${who.email}`
    await page.goto('/admin/register')
    await register(shopper, who)
    await expect(page).toHaveURL(/\/admin\/profile$/)
    await expect(page.getByRole('banner').getByRole('link', { name: who.firstName })).toBeVisible()

    await addFromListing(shopper, pair)
    await openCart(shopper)
    await goToCheckout(shopper)
    await page.getByLabel(messages.city).fill('Бишкек')
    await page.getByLabel(messages.street).fill('Чүй проспектиси, 120')
    await page.getByLabel(messages.postcode).fill('720001')
    await goToDelivery(shopper)
    await chooseDelivery(shopper)
    await choosePayment(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    const number = await orderNumber(shopper)

    await page.getByRole('banner').getByRole('link', { name: who.firstName }).click()
    await page.getByRole('link', { name: 'Retail Order History' }).click()
    await page.getByRole('link', { name: new RegExp(number) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
    await page.locator('.site-order-line').getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/product/${pair.slug}`))

    const before = await ratingOn(shopper)
    await openReviewForm(shopper)
    await writeReview(shopper, 5, text)
    await (await deskOf(origin)).publishReview(text)
    await emailTo(shopper, who.email, /Your review is published/)
    await expect
      .poll(async () => {
        await page.reload()
        return (await ratingOn(shopper)).count
      })
      .toBe(before.count + 1)
    await expect(page.locator('.site-reviews-list')).toContainText(text)

    await page.getByRole('banner').getByRole('link', { name: who.firstName }).click()
    await logOut(shopper)
    expect(await page.evaluate(() => localStorage.getItem('id_token'))).toBeNull()
  },
)
