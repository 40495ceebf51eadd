import { readdir } from 'node:fs/promises'
import { expect, test } from './flow.ts'
import { comeToPlacing, placeOrder } from './people/check-out.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { openCart, putInCart } from './people/put-in-cart.ts'
import { askExactly } from './store/ask-exactly.ts'
import { freePort, openStore, type OpenStore } from './store/open-store.ts'
import { plentyOf } from './store/goods.ts'

/** Milliseconds: the first images of a new store are rendered on request. */
const RENDERED = 60_000

/** Two processes: one serves pages, the other the API; people know only the first. */
interface Apart {
  api: OpenStore
  site: OpenStore
}

const apart = test.extend<{ apart: Apart }>({
  // eslint-disable-next-line no-empty-pattern -- the runner reads the names of what is asked for here
  apart: async ({}, use) => {
    const port = await freePort()
    const seen = `http://localhost:${port}`
    const api = await openStore({ settings: { PUBLIC_URL: seen, CORS_ORIGINS: seen } })
    const site = await openStore({ port, settings: { API_HOST: api.origin }, database: 'none' })
    await use({ api, site })
    await site.leave()
    await api.leave()
  },
  origin: ({ apart: { site } }, use) => use(site.origin),
})
apart.use({ language: 'ru' })

apart(
  'with a remote API a shopper finds, buys and pays, and the site has no database',
  { tag: '@desk' },
  async ({ shopper, apart: { api, site } }) => {
    test.slow()
    const { page } = shopper
    const pair = await plentyOf(api.origin, 0)
    await page.goto('/categories?model=slippers&sort=price_up')
    await expect(page.locator('html')).toHaveAttribute('data-api-host', api.origin)
    const image = page.locator('.shyrdak-product-card img').first()
    await expect
      .poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth && image.currentSrc), {
        timeout: RENDERED,
      })
      .toContain(`${api.origin}/media/`)

    await page.getByRole('link', { name: pair.name.ru }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pair.name.ru)
    await putInCart(shopper, pair)
    await openCart(shopper)
    await comeToPlacing(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    expect(page.url()).toContain(`${site.origin}/ru/order/order-complete/`)
    await expect(page.locator('.site-order-line')).toContainText(pair.name.ru)
    // Assets for pages left open during a deploy; there is no database.
    expect(await readdir(site.folder)).toEqual(['assets'])

    const asked = await fetch(`${api.origin}/api/frontend/review`, {
      method: 'OPTIONS',
      headers: { origin: site.origin, 'access-control-request-method': 'DELETE' },
    })
    expect(asked.headers.get('access-control-allow-origin')).toBe(site.origin)
    expect(asked.headers.get('access-control-allow-methods')).toContain('DELETE')
  },
)

apart(
  'a site whose API is down answers 503 in the visitor’s language, and recovers with it',
  { tag: '@desk' },
  async ({ apart: { api, site } }) => {
    await api.close()
    for (const path of ['/kg', '/kg/product/none', '/kg/about', '/kg/artisans', '/kg/order/basket']) {
      const away = await askExactly(site.origin, path)
      expect(away.status, path).toBe(503)
      expect(away.headers, path).toMatchObject({ 'cache-control': 'private, no-store' })
      expect(away.headers['retry-after'], path).toBeDefined()
      expect(away.text, path).toContain('lang="ky"')
      expect(away.text, path).toContain('Дүкөн азыр иштебей турат')
      expect(away.text, path).toContain('class="site-wordmark" href="/kg/"')
    }
    const sitemap = await askExactly(site.origin, '/sitemap.xml')
    expect([sitemap.status, sitemap.headers['retry-after']]).toEqual([503, '10'])
    expect((await askExactly(site.origin, '/api/health')).status).toBe(503)
    expect((await askExactly(site.origin, '/api/frontend/search', { method: 'POST' })).status).toBe(404)
    expect((await askExactly(site.origin, '/media/a--1.jpg')).headers['location']).toBe(
      `${api.origin}/media/a--1.jpg`,
    )
    await api.open()
    expect((await askExactly(site.origin, '/kg/categories/women')).status).toBe(200)
    expect((await askExactly(site.origin, '/api/health')).status).toBe(200)
  },
)
