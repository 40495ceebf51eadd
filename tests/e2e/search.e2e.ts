import { expect, test } from './flow.ts'

test(
  'a typed size becomes a filter, and help pages are found beside goods',
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
  'similar searches are offered when nothing is found, and not when a page matches',
  { tag: '@phone' },
  async ({ shopper: { page } }) => {
    const offered = page.locator('.site-search-similar')
    await page.goto('/ru/search?text=доставка')
    await expect(page.getByRole('navigation', { name: 'Страницы и разделы' })).toBeVisible()
    await expect(offered).toHaveCount(0)
    await page.goto('/ru/search?text=шырдак фиолетовый')
    await expect(offered.getByRole('link').first()).toBeVisible()
    // Another language keeps the same search.
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/en\/search\?text=/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('шырдак фиолетовый')
  },
)

test(
  'a search in the wrong keyboard layout is offered in the right one, with its number of results',
  { tag: ['@phone', '@desk'] },
  async ({ shopper: { page } }) => {
    await page.goto('/en/search?text=rjd%60h')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: rjd`h')
    await expect(page.getByRole('region', { name: 'Made by workshops' })).toBeVisible()
    const offered = page.locator('.site-search-similar').getByRole('link')
    await expect(offered).toHaveCount(1)
    await expect(offered).toHaveText(/^ковёр\s+\d+\sitems$/)
    const count = /\d+/.exec((await offered.textContent()) ?? '')?.[0]
    await offered.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search: ковёр')
    await expect(page.getByText(new RegExp(`^${count}\\sitems$`)).first()).toBeVisible()

    await page.goto('/ru')
    const field = page.getByRole('banner').getByRole('combobox')
    await field.pressSequentially('ыдшззукы')
    const meant = page.getByRole('banner').getByRole('link', { name: /slippers/ })
    await expect(meant).toBeVisible()
    await meant.click()
    await expect(page).toHaveURL(/\/ru\/search\?text=slippers$/)
  },
)

test(
  'a search without similar words shows the categories and the bestsellers',
  { tag: '@phone' },
  async ({ shopper: { page } }) => {
    for (const [language, categories, bestsellers] of [
      ['en', 'Categories', 'Bestsellers'],
      ['ru', 'Разделы', 'Хиты продаж'],
      ['kg', 'Бөлүмдөр', 'Көп сатылгандар'],
    ] as const) {
      await page.goto(`/${language}/search?text=xyzzy`)
      await expect(page.locator('.site-search-similar')).toHaveCount(0)
      const links = page.getByRole('navigation', { name: categories }).getByRole('link')
      expect(await links.count()).toBeGreaterThan(3)
      await expect(page.getByRole('heading', { name: bestsellers })).toBeVisible()
      await expect(page.locator('main .shyrdak-product-card').first()).toBeVisible()
    }
  },
)
