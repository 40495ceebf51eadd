import { expect, test, WITH_MOTION } from './flow.ts'
import { plentyOf } from './store/goods.ts'

test.use(WITH_MOTION)

for (const [tag, way] of [
  ['@phone', 'a finger'],
  ['@desk', 'the keyboard'],
] as const)
  test(
    `a product’s photos are viewed full screen by ${way}, and closing returns to the page`,
    { tag },
    async ({ page, origin }) => {
      const pair = await plentyOf(origin, 3)
      await page.goto(`/product/${pair.slug}`)
      const opener = page.locator('[data-gallery-zoom]')
      if (tag === '@phone') await opener.tap()
      else {
        await opener.focus()
        await page.keyboard.press('Enter')
      }
      const photos = page.getByRole('dialog', { name: pair.name.en })
      await expect(photos.getByText(/^1 \/ \d$/)).toBeVisible()
      const stage = page.locator('.shyrdak-lightbox-stage')
      // It animates in.
      await expect.poll(async () => (await stage.boundingBox())?.width).toBe(page.viewportSize()?.width)
      if (tag === '@phone') await photos.getByRole('button', { name: 'Zoom in' }).tap()
      else await page.keyboard.press('+')
      await expect(stage).toHaveAttribute('data-state', 'enlarged')
      await page.getByRole('button', { name: 'Next photo' }).click()
      await expect(page.getByText(/^2 \/ \d$/)).toBeVisible()
      await expect(stage).toHaveAttribute('data-state', 'whole')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
      // The thumbnails mark the last photo viewed.
      await expect(page.locator('[data-thumb="1"]')).toHaveAttribute('data-here', '')
    },
  )

test(
  'a viewed product is listed as recently viewed on another product’s page',
  { tag: '@phone' },
  async ({ page, origin }) => {
    const [first, second] = [await plentyOf(origin, 3), await plentyOf(origin, 4)]
    await page.goto(`/product/${first.slug}`)
    const places = page.locator('[data-island="recently-viewed"]')
    // Seeing only the top of a page counts as viewing the product.
    await expect(places).toHaveAttribute('data-awake', 'true')
    await page.goto(`/product/${second.slug}`)
    await page
      .getByRole('region', { name: 'Recently viewed' })
      .getByRole('link', { name: first.name.en })
      .click()
    await expect(page).toHaveURL(new RegExp(`/product/${first.slug}$`))
  },
)
