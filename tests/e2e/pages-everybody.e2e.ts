import { expect, test, WIDTHS_OF_PAGES } from './flow.ts'
import { findBarriers } from './people/find-barriers.ts'
import { makeLivingPage } from './store/living-page.ts'

const PAGES = [
  '/',
  '/pages/faq',
  '/pages/contacts',
  '/pages/cookie-policy',
  '/blog',
  '/artisans',
  '/craftsman/1',
  '/order-history/1',
]

let living = ''
test.beforeAll(async () => {
  living = await makeLivingPage(process.env['STORE_ORIGIN'] ?? '')
})

for (const language of ['en', 'ru', 'kg'] as const)
  test.describe(language, () => {
    test.use({ language })

    test(
      'every page of blocks is accessible once its islands are awake',
      { tag: WIDTHS_OF_PAGES[language] },
      async ({ shopper: { page } }) => {
        test.slow()
        for (const path of [...PAGES, living])
          await test.step(path, async () => {
            expect((await page.goto(path))?.status()).toBe(200)
            await expect
              .soft(page.getByRole('heading', { level: 1 }), `${path}: one first heading`)
              .toHaveCount(1)
            for (const island of await page.locator('main [data-island]').all())
              await island.dispatchEvent('pointerenter')
            await expect(page.locator('main [data-island][data-wake=touch]:not([data-awake])')).toHaveCount(0)
            expect.soft(await findBarriers(page, { atDeskToo: true }), `${path}: no barriers`).toEqual([])
          })
      },
    )
  })
