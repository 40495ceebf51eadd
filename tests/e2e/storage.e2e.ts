import { expect, test, type Shopper } from './flow.ts'
import { chooseDelivery, choosePayment, comeToPlacing, placeOrder } from './people/check-out.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { plentyOf } from './store/goods.ts'

const CART = 'retailCartItems'

test(
  'goods added to the cart in one tab show in the other within a second',
  { tag: '@desk' },
  async ({ shopper, context, origin }) => {
    const [first, second] = [await plentyOf(origin, 7), await plentyOf(origin, 8)]
    const other: Shopper = { ...shopper, page: await context.newPage() }
    await addFromListing(shopper, first)
    await openCart(shopper)
    await expect(shopper.page.locator('.shyrdak-cart-line')).toHaveCount(1)
    await addFromListing(other, second)
    const lines = shopper.page.locator('.shyrdak-cart-line')
    await expect(lines).toHaveCount(2, { timeout: 1_000 })
    await expect(lines.filter({ hasText: second.name.en })).toHaveCount(1)
    await expect(shopper.page.locator('[data-cart-count]')).toHaveText('2')
    await expect(other.page.locator('[data-cart-count]')).toHaveText('2')
  },
)

const SPOILT = {
  'cut short': '{"version":1,"value":',
  'of another shape': '[null,{"a":1}]',
  'with a hostile count': '{"version":1,"value":{"items":[{"count":"<img src=x>"}]}}',
}

for (const [how, text] of Object.entries(SPOILT))
  test(
    `a saved cart ${how} is replaced by an empty one that works`,
    { tag: '@phone' },
    async ({ shopper, origin }) => {
      const { page, messages } = shopper
      await page.goto('/search')
      await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [CART, text] as const)
      await page.goto('/order/basket')
      await expect(page.getByRole('heading', { name: messages.emptyCart })).toBeVisible()
      await addFromListing(shopper, await plentyOf(origin, 9))
      await openCart(shopper)
      await expect(page.locator('.shyrdak-cart-line')).toHaveCount(1)
    },
  )

/** Browsers that block storage, or whose storage is full. */
const REFUSING = {
  'blocks all storage': () => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  },
  'has no room in its storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
  'has room for the session only': () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (...entry) {
      if (this === localStorage) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      return setItem.apply(this, entry)
    }
  },
}

for (const [how, refuse] of Object.entries(REFUSING))
  test(
    `a browser that ${how} can still buy, and the shopper is told that the cart is not saved`,
    { tag: '@phone' },
    async ({ shopper, origin, context, trouble }) => {
      const { page } = shopper
      // React Router logs this when it cannot save the scroll position.
      trouble.expect(/Failed to save scroll positions|sessionStorage|Access is denied|quota/i)
      await context.addInitScript(refuse)
      await addFromListing(shopper, await plentyOf(origin, 12))
      await expect(page.locator('[data-cart-count]')).toHaveText('1')
      await page.goto('/categories')
      await expect(page.locator('[data-cart-count]')).toHaveText('1')
      await openCart(shopper)
      await expect(page.getByText('Your browser could not save your basket')).toBeVisible()
      await page.reload()
      await expect(page.locator('.shyrdak-cart-line')).toHaveCount(1)
      await comeToPlacing(shopper)
      await placeOrder(shopper)
      await answerAtBank(shopper, 'bankPays')
      await expectPaid(shopper)
    },
  )

test.describe('a shopper who tampers with a price', () => {
  test.use({ language: 'ru' })

  test('in the browser’s storage is shown the real one', { tag: '@phone' }, async ({ shopper, origin }) => {
    const { page } = shopper
    const pair = await plentyOf(origin, 10)
    await addFromListing(shopper, pair)
    // A page that only counts the cart: the panel on a product page requests a quote and saves its prices.
    await page.goto('/search')
    const written = await page.evaluate(
      ({ key, price }) => {
        const text = localStorage.getItem(key) ?? ''
        localStorage.setItem(key, text.replaceAll(`"sale_cost":"${price}"`, '"sale_cost":"1.00"'))
        return localStorage.getItem(key)
      },
      { key: CART, price: pair.sale_cost },
    )
    expect(written).toContain('"sale_cost":"1.00"')
    await page.goto('/order/basket')
    await expect(page.locator('.shyrdak-cart[data-state="filled"]')).toBeVisible()
    await expect(page.locator('.shyrdak-cart-line')).toContainText('Цена изменилась: было 1.00')
    await expect(page.locator('.shyrdak-order-summary-total dd')).toHaveText(sum(pair.sale_cost))
  })

  test(
    'in the order itself is refused, asked for consent, and pays the real total',
    { tag: '@desk' },
    async ({ shopper, origin, trouble }) => {
      const { page } = shopper
      trouble.expect(/409/)
      await addFromListing(shopper, await plentyOf(origin, 11))
      await openCart(shopper)
      await comeToPlacing(shopper)
      const trueSum = await page.locator('.shyrdak-checkout button[type="submit"]').innerText()
      await page.route(
        '**/api/frontend/order/retail*',
        (route) => {
          const order = route.request().postDataJSON() as { total: string; items: { sale_cost: string }[] } // what the page sends
          const [item] = order.items
          if (item) item.sale_cost = '1.00'
          return route.continue({ postData: JSON.stringify({ ...order, total: '1.00' }) })
        },
        { times: 1 },
      )
      await placeOrder(shopper)
      await expect(page.locator('.shyrdak-checkout')).toHaveAttribute('data-state', 'refused')
      // The total shown on the page was right all along.
      await page.getByRole('button', { name: 'Всё равно заказать' }).click()
      await expect(page.locator('.shyrdak-checkout')).toHaveAttribute('data-state', /delivery|payment/)
      if ((await page.locator('.shyrdak-checkout').getAttribute('data-state')) === 'delivery')
        await chooseDelivery(shopper)
      await choosePayment(shopper)
      await expect(page.locator('.shyrdak-checkout button[type="submit"]')).toHaveText(trueSum)
      await placeOrder(shopper)
      await answerAtBank(shopper, 'bankPays')
      await expectPaid(shopper)
    },
  )
})

/** Matches an amount in som as the store formats it, with any kind of space. */
const sum = (money: string) => {
  const [whole = '', part = ''] = money.split('.')
  return new RegExp(`^${whole.replace(/\B(?=(\d{3})+$)/g, '\\s')}[.,]${part}\\s`)
}
