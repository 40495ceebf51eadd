import { expect, test, WITH_MOTION } from './flow.ts'
import { comeToPlacing, placeOrder } from './people/check-out.ts'
import { narrowTo } from './people/narrow-list.ts'
import { orderNumber } from './people/order-number.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { openCart, putInCart } from './people/put-in-cart.ts'
import { emailsAbout } from './people/read-emails.ts'
import { plentyOf } from './store/goods.ts'

test.use(WITH_MOTION)

test.describe('a woman in Bishkek', () => {
  test.use({ language: 'kg' })

  test(
    'finds slippers, chooses colour and size, pays, and gets two emails in her language',
    { tag: '@phone' },
    async ({ shopper, origin }) => {
      const { page, messages } = shopper
      const pair = await plentyOf(origin, 0)
      await page.goto('/')
      await page.locator('main').locator('a[href="/categories"]').first().click()
      await narrowTo(shopper, 'model', 'slippers')
      await page.locator('select[name="sort"]').selectOption('price_up')
      await expect(page).toHaveURL(/sort=price_up/)
      await page.getByRole('link', { name: pair.name.kg }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pair.name.kg)
      await putInCart(shopper, pair)
      await openCart(shopper)
      await comeToPlacing(shopper)
      await placeOrder(shopper)
      await answerAtBank(shopper, 'bankPays')
      await expectPaid(shopper)
      await expect(page).toHaveURL(/\/order\/order-complete\/\d+/)
      await expect(page.locator('.site-order-line')).toContainText(pair.name.kg)
      const number = await orderNumber(shopper)
      await expect.poll(async () => (await emailsAbout(shopper, number)).length).toBe(2)
      const emails = await emailsAbout(shopper, number)
      expect(emails.map(({ language }) => language)).toEqual(['ky', 'ky'])
      expect(emails.some(({ subject }) => messages.emailOfOrder.test(subject))).toBe(true)
      expect(emails.some(({ subject }) => messages.emailOfPayment.test(subject))).toBe(true)
    },
  )
})
