import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './flow.ts'
import { makeLivingPage } from './store/living-page.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const PAGES = [
  '/',
  '/pages/faq',
  '/pages/contacts',
  '/pages/cookie-policy',
  '/blog',
  '/artisans',
  '/craftsman/1',
]

let living = ''
test.beforeAll(async () => {
  living = await makeLivingPage(process.env['STORE_ORIGIN'] ?? '')
})

for (const language of ['en', 'ru', 'kg'] as const)
  test.describe(language, () => {
    test.use({ language })

    test(
      'every page of blocks can be used by everybody, asleep and awake',
      { tag: ['@phone', '@desk'] },
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
            const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
            expect.soft(tooWide, `${path}: nothing hangs over the edge`).toBeLessThanOrEqual(0)
            const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze()
            const barriers = violations
              .filter(({ impact }) => impact === 'serious' || impact === 'critical')
              .map(
                ({ id, nodes }) =>
                  `${id}: ${nodes
                    .slice(0, 3)
                    .map(({ target }) => target.join(' '))
                    .join(', ')}`,
              )
            expect.soft(barriers, `${path}: no barriers`).toEqual([])
          })
      },
    )
  })
