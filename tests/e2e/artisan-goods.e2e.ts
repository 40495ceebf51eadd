import { expect, test } from './flow.ts'
import { ask } from './store/ask.ts'

interface Goods {
  total: number
  data: { slug: string }[]
}

const ARTISAN = 1

test(
  'a workshop’s special and retail goods are all listed on its goods page and its own page',
  { tag: ['@phone', '@desk'] },
  async ({ page, origin }) => {
    const [special, shop] = await Promise.all([
      ask<Goods>(origin, `/specialgoods/product?artisan_id=${ARTISAN}`),
      ask<Goods>(origin, `/frontend/product?artisan=${ARTISAN}`),
    ])
    expect(Math.min(special.total, shop.total)).toBeGreaterThan(0)
    for (const path of [`/order-history/${ARTISAN}`, `/craftsman/${ARTISAN}`]) {
      await page.goto(path)
      for (const { slug } of [...special.data, ...shop.data])
        await expect(
          page.locator(`main h2 a[href$="/${slug}"], main h3 a[href$="/${slug}"]`),
          path,
        ).toBeAttached()
    }
    await page.goto(`/order-history/${ARTISAN}`)
    await expect(page.getByRole('main').getByText(`${special.total + shop.total} pieces`)).toBeVisible()
    await expect(page.getByRole('region', { name: 'In the store' })).toContainText(`${shop.total} pieces`)
    for (const query of ['shop=2', 'page=2', 'shop=x'])
      expect((await page.request.get(`/order-history/${ARTISAN}?${query}`)).status(), query).toBe(404)
  },
)
