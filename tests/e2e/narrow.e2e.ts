import { expect, test } from './flow.ts'
import { comeToPlacing } from './people/check-out.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { plentyOf } from './store/goods.ts'

/** 400 % zoom of a screen of 1280 px. Source: WCAG 2.2, 1.4.10. */
const NARROW = { width: 320, height: 640 }

const PAGES = [
  '/',
  '/categories',
  '/categories/women?size=38',
  '/search?text=доставка',
  '/artisans',
  '/order-history/1',
  '/about',
  '/production',
  '/blog',
  '/pages/faq',
  '/pages/delivery',
  '/pages/contacts',
  '/admin/login',
  '/admin/register',
]

for (const language of ['en', 'ru', 'kg'] as const)
  test.describe(language, () => {
    test.use({ language, viewport: NARROW, country: null })

    test(
      'at 320 px nothing hangs over the edge, to the button that places the order',
      { tag: '@phone' },
      async ({ shopper, origin }) => {
        test.slow()
        const { page } = shopper
        const expectNarrow = async (name: string) =>
          expect
            .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name)
            .toBeLessThanOrEqual(0)
        for (const path of PAGES) {
          await page.goto(path)
          await expectNarrow(path)
        }
        const pair = await plentyOf(origin, 9)
        await addFromListing(shopper, pair)
        await expectNarrow('product')
        await openCart(shopper)
        await expectNarrow('basket')
        await comeToPlacing(shopper)
        await expectNarrow('payment')
      },
    )
  })
