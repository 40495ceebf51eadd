import type { Locator } from '@playwright/test'
import { expect, test } from './flow.ts'
import { plentyOf } from './store/goods.ts'

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${String(element)} has no box`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test(
  'what a product is made of stands below its photo, beside its delivery',
  { tag: '@desk' },
  async ({ page, origin }) => {
    const { slug } = await plentyOf(origin, 0)
    await page.goto(`/en/product/${slug}`)
    const photo = await boxOf(page.locator('.site-gallery'))
    const details = await boxOf(page.locator('.site-product-text'))
    const side = await boxOf(page.locator('.site-product-side'))
    expect(details.x).toBeCloseTo(photo.x, 0)
    expect(details.right).toBeLessThan(side.x)
    expect(details.y).toBeGreaterThan(photo.bottom)
    expect(details.y).toBeLessThan(side.bottom)
  },
)
