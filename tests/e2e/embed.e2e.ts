import { fileURLToPath } from 'node:url'
import { partnerPage, strictPolicy } from '../packaging/embed/partner-page.ts'
import { openPartnerSite, type PartnerSite } from '../packaging/embed/partner-site.ts'
import { expect, test } from './flow.ts'
import { plentyOf } from './store/goods.ts'
import { openStore, type OpenStore } from './store/open-store.ts'

const ELEMENTS = fileURLToPath(new URL('../../packages/react-store/dist/elements', import.meta.url))

/** A partner's page, and the shop it embeds. */
const apart = test.extend<{ partner: PartnerSite; store: OpenStore }>({
  // eslint-disable-next-line no-empty-pattern -- the runner reads the names of what is asked for here
  partner: async ({}, use) => {
    const partner = await openPartnerSite({ '/elements/': ELEMENTS })
    await use(partner)
    await partner.close()
  },
  store: async ({ partner }, use) => {
    const store = await openStore({ settings: { CORS_ORIGINS: partner.origin } })
    await use(store)
    await store.leave()
  },
  origin: ({ store }, use) => use(store.origin),
})

apart(
  'goods chosen on a partner’s page are in the shop’s cart, and only once after a second visit',
  { tag: '@desk' },
  async ({ shopper: { page }, partner, store }) => {
    test.slow()
    const pair = await plentyOf(store.origin, 0)
    const body = `<shyrdak-store api-host="${store.origin}" country="KG" language="en">
      <shyrdak-buy-box product="${pair.slug}"></shyrdak-buy-box><shyrdak-cart></shyrdak-cart></shyrdak-store>`
    partner.put('/', partnerPage({ body, sheet: '/none.css' }), strictPolicy(store.origin))
    partner.put('/none.css', '')

    for (const visit of ['first', 'second']) {
      await page.goto(partner.origin)
      if (visit === 'first') {
        const box = page.locator('shyrdak-buy-box')
        await box.getByRole('radio', { name: pair.color.en }).check({ force: true })
        await box.getByRole('radio', { name: new RegExp(`^${pair.size}\\b`) }).check({ force: true })
        await box.getByRole('button', { name: 'Add to cart' }).click()
      }
      await page.locator('shyrdak-cart').getByRole('link', { name: 'Go to checkout' }).click()
      await page.waitForURL(`${store.origin}/en/order/registration`)
      await page.goto('/en/order/basket')
      const line = page.locator('.shyrdak-cart-line')
      await expect(line).toHaveCount(1)
      await expect(line).toContainText(pair.name.en)
      await expect(line.getByRole('spinbutton')).toHaveValue('1')
    }
  },
)
