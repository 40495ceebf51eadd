import { expect, test, WIDTHS_OF_PAGES } from './flow.ts'
import { findBarriers } from './people/find-barriers.ts'
import { addFromListing } from './people/put-in-cart.ts'
import { plentyOf } from './store/goods.ts'

const PAGES = {
  home: '/',
  category: '/categories/women',
  product: '/product/',
  search: '/search?text=тапочки',
  'empty basket': '/order/basket',
  cart: '/order/basket',
  checkout: '/order/registration',
} as const

/** The selectors that show that a page has settled. */
const SETTLED: Partial<Record<keyof typeof PAGES, string>> = {
  'empty basket': '.shyrdak-cart[data-state="empty"]',
  cart: '.shyrdak-cart[data-state="filled"]',
  checkout: '.shyrdak-checkout[data-state="contact"]',
}

for (const language of ['en', 'ru', 'kg'] as const)
  test.describe(language, () => {
    test.use({ language })

    test(
      `every page is accessible, and has its own title and canonical address`,
      { tag: WIDTHS_OF_PAGES[language] },
      async ({ shopper, origin }) => {
        test.slow()
        const { page } = shopper
        const pair = await plentyOf(origin, 13)
        const titles = new Map<string, string>()
        for (const [name, path] of Object.entries(PAGES) as [keyof typeof PAGES, string][]) {
          // the keys of PAGES
          if (name === 'cart') await addFromListing(shopper, pair)
          await page.goto(name === 'product' ? path + pair.slug : path)
          const settled = SETTLED[name]
          if (settled) await expect(page.locator(settled)).toBeVisible()
          await test.step(name, async () => {
            await expect
              .soft(page.getByRole('heading', { level: 1 }), `${name}: one first heading`)
              .toHaveCount(1)
            const { pathname } = new URL(page.url())
            await expect
              .soft(page.locator('link[rel="canonical"]'), `${name}: canonical`)
              .toHaveAttribute('href', new RegExp(`^${origin}${pathname}(\\?|$)`))
            const title = await page.title()
            if (name !== 'empty basket') {
              expect.soft(titles.get(title), `${name}: a title of its own`).toBeUndefined()
              titles.set(title, name)
            }
            expect.soft(await findBarriers(page, { atDeskToo: true }), `${name}: no barriers`).toEqual([])
          })
        }
      },
    )
  })
