import { expect, test } from './flow.ts'
import {
  ADDRESS,
  choosePayment,
  fillInAddress,
  goToCheckout,
  goToDelivery,
  placeOrder,
} from './people/check-out.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { emailTo } from './people/read-emails.ts'
import { openStore, type OpenStore } from './store/open-store.ts'
import { plentyOf } from './store/goods.ts'

test(
  'a shopper who picks the order up gives no address, and reads where to collect it',
  { tag: '@phone' },
  async ({ shopper, origin }) => {
    const { page, messages } = shopper
    await addFromListing(shopper, await plentyOf(origin, 6))
    await openCart(shopper)
    await goToCheckout(shopper)
    await page.getByRole('radio', { name: /^I’ll pick it up/ }).check()
    await expect(page.getByLabel(messages.street)).toHaveCount(0)
    const email = 'collects@example.com'
    for (const field of ['name', 'surname', 'phone'] as const)
      await page.getByLabel(messages[field]).fill(ADDRESS[field])
    await page.getByLabel(messages.email).fill(email)
    await goToDelivery(shopper)
    await expect(page.getByRole('radio')).toHaveCount(1)
    await page.getByRole('button', { name: messages.toPayment }).click()
    await choosePayment(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    const people = page.locator('.site-order-people')
    await expect(people.getByRole('heading', { name: 'Collect from' })).toBeVisible()
    await expect(people).toContainText('Pickup from the workshop in Bishkek')
    await expect(people.getByRole('heading', { name: 'Address', exact: true })).toHaveCount(0)
    expect(await emailTo(shopper, email, /Collect from/)).not.toContain('Delivery address')
  },
)

/** A store that also delivers to Germany and asks carriers for their rates. */
const abroad = test.extend<{ store: OpenStore }>({
  // eslint-disable-next-line no-empty-pattern -- the runner reads the names of what is asked for here
  store: async ({}, use) => {
    const settings = { DELIVERY_COUNTRIES: 'KG KZ RU BY UA DE', TEST_CARRIERS: 'true' }
    const store = await openStore({ settings })
    await use(store)
    await store.leave()
  },
  origin: ({ store }, use) => use(store.origin),
})

abroad.describe('from Germany', () => {
  abroad.use({ country: 'DE' })

  abroad(
    'a shopper sees DHL’s price for their own town, and buys',
    { tag: '@desk' },
    async ({ shopper, origin }) => {
      const { page, messages } = shopper
      await addFromListing(shopper, await plentyOf(origin, 0))
      await openCart(shopper)
      await goToCheckout(shopper)
      await expect(page.locator('.shyrdak-checkout-country')).toContainText('Germany')
      await fillInAddress(shopper, {
        phone: '+49 30 901820',
        city: 'München',
        postcode: '80331',
        street: 'Marienplatz 1',
      })
      await goToDelivery(shopper)
      const courier = page.getByRole('radio', { name: /DHL Express courier/ })
      // The double's price in euro, converted to som; the price list says 4 400.
      await expect(courier).toHaveAccessibleName(/[^\d]4\s290\.91/)
      await courier.check()
      await expect(page.getByRole('radio', { name: /Parcel by post/ })).toBeVisible()
      await page.getByRole('button', { name: messages.toPayment }).click()
      await choosePayment(shopper, 'PayPal')
      await placeOrder(shopper)
      await answerAtBank(shopper, 'bankPays')
      await expectPaid(shopper)
      await expect(page.locator('.site-order-people')).toContainText('München, 80331')
      await expect(page.locator('.site-order-people')).toContainText('Germany')
    },
  )
})

abroad.describe('from Japan', () => {
  abroad.use({ country: 'JP' })

  abroad(
    'a visitor reads on a product’s page that there is no delivery, and asks for an email',
    { tag: '@phone' },
    async ({ shopper, origin }) => {
      const { page } = shopper
      const { slug } = await plentyOf(origin, 0)
      await page.goto(`/en/product/${slug}`)
      await page.getByRole('button', { name: 'Notify me when you deliver here' }).click()
      const field = page.getByRole('form', { name: 'Notify me when you deliver here' }).getByLabel('Email')
      await expect(field).toBeFocused()
      await field.fill('yuki@example.jp')
      await field.press('Enter')
      await expect(page.getByText('We’ll email you when we deliver to your country.')).toBeVisible()
    },
  )
})
