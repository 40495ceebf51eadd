import { expect, test } from './flow.ts'

test(
  'a size that is typed becomes a filter, and help is found beside goods',
  { tag: '@phone' },
  async ({ shopper }) => {
    const { page } = shopper
    await page.goto('/')
    const field = page.getByRole('banner').getByRole('combobox')
    await field.fill('size 38 slippers')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/search\?text=slippers&size=38$/)
    await expect(page.getByRole('link', { name: /Size 38/ })).toBeVisible()
    await page.goto('/search?text=returns')
    await page
      .getByRole('navigation', { name: 'Pages and categories' })
      .getByRole('link', { name: 'Returns' })
      .click()
    await expect(page).toHaveURL(/\/pages\/return$/)
  },
)

test(
  'whoever is led to a page is offered no other words, and whoever finds nothing is',
  { tag: '@phone' },
  async ({ shopper: { page } }) => {
    const offered = page.locator('.site-search-similar')
    await page.goto('/ru/search?text=доставка')
    await expect(page.getByRole('navigation', { name: 'Страницы и разделы' })).toBeVisible()
    await expect(offered).toHaveCount(0)
    await page.goto('/ru/search?text=шырдак фиолетовый')
    await expect(offered.getByRole('link').first()).toBeVisible()
    // In another language it is the same search.
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/en\/search\?text=/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('шырдак фиолетовый')
  },
)
