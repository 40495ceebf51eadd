import { expect, test } from './flow.ts'
import { comeToPlacing, placeOrder } from './people/check-out.ts'
import { answerAtBank, expectUnpaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { plentyOf } from './store/goods.ts'

for (const language of ['en', 'ru', 'kg'] as const)
  test.describe(language, () => {
    test.use({ language })

    test(
      'an unknown address gets the page for missing pages, with status 404',
      { tag: language === 'ru' ? '@phone' : '@desk' },
      async ({ shopper, trouble }) => {
        const { page, messages } = shopper
        trouble.expect(/status of 404/, /^response: 404/)
        for (const address of [
          '/nowhere',
          '/product/no-such-slippers',
          '/categories/no-such-branch',
          '/order/order-complete/1',
          '/admin/nothing',
        ]) {
          const answer = await page.goto(address)
          expect(answer?.status(), address).toBe(404)
          await expect(page.getByRole('heading', { name: messages.notFound }), address).toBeVisible()
        }
      },
    )
  })

test(
  'an unpaid order is not shown as paid because of its query, and is not found without its secret',
  { tag: '@phone' },
  async ({ shopper, origin, trouble, browser }) => {
    const { page, messages } = shopper
    await addFromListing(shopper, await plentyOf(origin, 12))
    await openCart(shopper)
    await comeToPlacing(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankRefuses')
    await expectUnpaid(shopper, 'refused')
    const own = new URL(page.url())
    for (const trick of ['state=paid', 'status=success', 'payment=paid&paid=true']) {
      await page.goto(`${own.pathname}${own.search}&${trick}`)
      await expectUnpaid(shopper, 'refused')
      await expect(page.getByText(messages.paid)).toHaveCount(0)
    }
    trouble.expect(/404/)
    const stranger = await browser.newContext({ baseURL: origin })
    const theirs = await stranger.newPage()
    for (const address of [
      own.pathname,
      `${own.pathname}?k=${'a'.repeat(43)}`,
      `${own.pathname}?state=paid`,
    ]) {
      const answer = await theirs.goto(address)
      expect(answer?.status(), address).toBe(404)
      await expect(theirs.locator('.shyrdak-order-status')).toHaveCount(0)
    }
    await stranger.close()
  },
)
