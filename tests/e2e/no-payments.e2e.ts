import { expect, test } from './flow.ts'
import { chooseDelivery, fillInAddress, goToCheckout, goToDelivery } from './people/check-out.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { ask } from './store/ask.ts'
import { openStore, type OpenStore } from './store/open-store.ts'
import { buy } from './store/other-buyer.ts'
import { pairsOf, plentyOf } from './store/goods.ts'
import { rowsOf } from './store/rows.ts'

/** A store for real payments whose providers are not configured yet. */
const unready = test.extend<{ store: OpenStore }>({
  // eslint-disable-next-line no-empty-pattern -- the runner reads the names of what is asked for here
  store: async ({}, use) => {
    const store = await openStore({ settings: { DEMO_DATA: 'false' } })
    await use(store)
    await store.leave()
  },
  origin: ({ store }, use) => use(store.origin),
})

unready(
  'a store without payment providers has no test bank, offers no payment and takes no order',
  { tag: '@phone' },
  async ({ shopper, store }) => {
    const { page } = shopper
    const { origin } = store
    expect(await ask(origin, '/frontend/retail/payment')).toEqual([])
    for (const path of ['/test-bank/test-bank.css', `/test-bank/${'a'.repeat(32)}`])
      expect((await fetch(origin + path)).status, path).toBe(404)
    // Like every URL that serves only pages.
    expect((await fetch(`${origin}/test-bank/${'a'.repeat(32)}`, { method: 'POST' })).status).toBe(405)
    expect((await fetch(`${origin}/api/hooks/test-bank`, { method: 'POST' })).status).toBe(404)

    const pair = await plentyOf(origin, 0)
    const rows = await rowsOf(store)
    const written = () =>
      rows.query('select (select count(*) from retail_order), (select count(*) from idempotency_key) as keys')
    const before = await written()
    await expect(buy(origin, pair, 1)).rejects.toThrow(/409.*takes no payments.*NOT_PAYABLE/)
    expect(await written()).toEqual(before)
    await rows.close()
    expect(await pairsOf(origin, pair.slug)).toContainEqual(pair)

    await addFromListing(shopper, pair)
    await openCart(shopper)
    await goToCheckout(shopper)
    await fillInAddress(shopper)
    await goToDelivery(shopper)
    await chooseDelivery(shopper)
    await expect(page.getByRole('alert')).toContainText('The store isn’t taking payments at the moment.')
    await expect(page.getByRole('radio', { name: 'KICB' })).toHaveCount(0)
    await page.locator('.shyrdak-checkout').getByRole('link', { name: 'Contact us' }).click()
    await expect(page).toHaveURL(/\/pages\/contacts$/)
    const foot = page.getByRole('contentinfo')
    await expect(foot).toContainText('Delivery')
    await expect(foot).not.toContainText(/PayPal|KICB|Prices are in som/)
  },
)
