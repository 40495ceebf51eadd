import type { Locator } from '@playwright/test'
import { expect, test } from './flow.ts'
import { logInForCompany } from './people/wholesale-person.ts'
import { plentyOf } from './store/goods.ts'

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${String(element)} has no box`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test(
  'the logo, the photos and the articles of a page begin and end in line with its text',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/en')
    const { x: start, right: end } = await boxOf(page.locator('.shyrdak-blogs-head'))
    const atStart = [
      page.locator('.site-bar > .site-wordmark'),
      page.locator('.shyrdak-blogs-card > .shyrdak-image').first(),
      page.locator('.shyrdak-image-viewer-thumb .shyrdak-image').first(),
    ]
    for (const element of atStart)
      expect.soft((await boxOf(element)).x, String(element)).toBeCloseTo(start, 0)
    const last = await boxOf(page.locator('.shyrdak-blogs-card > .shyrdak-image').last())
    expect(last.right).toBeCloseTo(end, 0)
  },
)

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

test('the last links of the footer use the width of a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/about')
  const column = page.locator('.site-footer-columns > :last-child')
  await column.scrollIntoViewIfNeeded()
  const links = column.getByRole('link')
  const [first, last] = [await boxOf(links.first()), await boxOf(links.last())]
  expect(last.x).toBeGreaterThan(first.right)
})

test(
  'the few entries of a wholesale client’s menu stand beside each other, not at the ends of the screen',
  { tag: '@desk' },
  async ({ page }) => {
    await logInForCompany(page, 'wholesale')
    const links = page.locator('.site-menu-link')
    const [first, second] = [await boxOf(links.first()), await boxOf(links.nth(1))]
    expect(second.x - first.right).toBeLessThan(100)
  },
)

test('nothing in the search field moves when it becomes interactive', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/en/about')
  const header = page.getByRole('banner')
  const icon = header.getByRole('button', { name: 'Search', exact: true }).locator('svg')
  const before = await boxOf(icon)
  await header.locator('input[name="text"]').focus()
  await expect(header.getByRole('combobox')).toBeVisible()
  const after = await boxOf(icon)
  for (const side of ['x', 'y', 'width'] as const) expect.soft(after[side], side).toBeCloseTo(before[side], 0)
})

test(
  'a picture of a whole page shows the sections and the footer far below, too',
  { tag: '@phone' },
  async ({ page, origin }) => {
    const { slug } = await plentyOf(origin, 0)
    await page.goto(`/en/product/${slug}`)
    for (const section of ['.site-product-text', '.site-product-related', '.site-footer'])
      await expect
        .poll(() =>
          page
            .locator(`${section} a, ${section} p, ${section} dd`)
            .first()
            .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })),
        )
        .toBe(true)
  },
)
