import { expect, test } from './flow.ts'
import { plentyOf } from './store/goods.ts'

/** Milliseconds: each image is rendered on request. */
const RENDERED = 60_000

test(
  'every visible image on the shop’s pages loads',
  { tag: ['@phone', '@desk'] },
  async ({ page, origin }) => {
    test.setTimeout(240_000)
    const { slug } = await plentyOf(origin, 0)
    for (const path of ['/', '/categories/women', `/product/${slug}`, '/artisans', '/craftsman/1', '/blog'])
      await test.step(path, async () => {
        await page.goto(path)
        const images = page.locator('main img:visible')
        expect(await images.count(), path).toBeGreaterThan(0)
        for (const image of await images.all()) {
          await image.scrollIntoViewIfNeeded()
          await expect
            .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth), {
              message: `${path}: ${await image.getAttribute('src')}`,
              timeout: RENDERED,
            })
            .toBeGreaterThan(0)
        }
      })
  },
)
