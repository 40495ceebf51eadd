import { expect, test } from './flow.ts'
import { plentyOf } from './store/goods.ts'

for (const [tag, way] of [
  ['@phone', 'a finger'],
  ['@desk', 'the keyboard'],
] as const)
  test(
    `photos of a product are looked at on the whole screen by ${way}, and the page is where it was`,
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
      const { width, height } = (await stage.boundingBox()) ?? { width: 0, height: 0 }
      const screen = page.viewportSize()
      expect(width).toBe(screen?.width)
      expect(height).toBeGreaterThan((screen?.height ?? 0) * 0.75)
      if (tag === '@phone') await photos.getByRole('button', { name: 'Zoom in' }).tap()
      else await page.keyboard.press('+')
      await expect(stage).toHaveAttribute('data-state', 'enlarged')
      await page.getByRole('button', { name: 'Next photo' }).click()
      await expect(page.getByText(/^2 \/ \d$/)).toBeVisible()
      await expect(stage).toHaveAttribute('data-state', 'whole')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
      // The row of the page shows what was looked at last.
      await expect(page.locator('[data-thumb="1"]')).toHaveAttribute('data-here', '')
    },
  )
