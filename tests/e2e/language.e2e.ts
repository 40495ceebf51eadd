import { expect, test } from './flow.ts'

for (const [browser, tag] of [
  ['ky-KG', 'ky'],
  ['de-DE', 'ru'],
  ['en-US', 'en'],
  ['ru-KG', 'ru'],
] as const)
  test.describe(`with a browser in ${browser}`, () => {
    test.use({ locale: browser })
    test(`the store speaks ${tag}`, { tag: '@desk' }, async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
    })
  })

test.describe('a German who reads Kyrgyz', () => {
  test.use({ locale: 'de-DE' })

  test('chooses it once and gets it from then on', { tag: '@phone' }, async ({ page, context }) => {
    await page.goto('/categories')
    await page.getByRole('banner').locator('[popovertarget="site-preferences"]').click()
    await page.locator('#site-preferences').getByRole('radio', { name: 'Кыргызча' }).check()
    await page.locator('#site-preferences').getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ky')
    await expect(page).toHaveURL(/\/categories$/)
    expect(await page.evaluate(() => localStorage.getItem('shyrdak_lang'))).toBe('kg')
    const later = await context.newPage()
    await later.goto('/')
    await expect(later.locator('html')).toHaveAttribute('lang', 'ky')
  })
})

test(
  'a page has an address in each language, and links to them',
  { tag: '@desk' },
  async ({ page, origin }) => {
    await page.goto('/categories/women')
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
    expect(Object.fromEntries(alternates)).toEqual({
      en: `${origin}/en/categories/women`,
      ru: `${origin}/ru/categories/women`,
      ky: `${origin}/kg/categories/women`,
      'x-default': `${origin}/categories/women`,
    })
    for (const [prefix, tag] of [
      ['en', 'en'],
      ['ru', 'ru'],
      ['kg', 'ky'],
    ] as const) {
      await page.goto(`/${prefix}/categories/women`)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${origin}/${prefix}/categories/women`,
      )
      const links = await page
        .locator('main .shyrdak-product-card')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(links.every((href) => href?.startsWith(`/${prefix}/`))).toBe(true)
    }
  },
)

test(
  'a visitor who chooses a country stays on the page, in its language or the one chosen with it',
  { tag: ['@phone', '@desk'] },
  async ({ page }) => {
    const preferences = page.locator('#site-preferences')
    const save = preferences.locator('button[type="submit"]')
    const open = () => page.getByRole('banner').locator('[popovertarget="site-preferences"]').click()
    await page.goto('/ru/product/naryn-mules?size=42')
    await open()
    await preferences.getByRole('combobox').selectOption('KZ')
    await save.click()
    await expect(page.locator('html')).toHaveAttribute('data-country', 'KZ')
    await expect(page).toHaveURL(/:\d+\/ru\/product\/naryn-mules/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await open()
    await preferences.getByRole('combobox').selectOption('KG')
    await preferences.getByRole('radio', { name: 'Кыргызча' }).check()
    await save.click()
    await expect(page.locator('html')).toHaveAttribute('data-country', 'KG')
    await expect(page).toHaveURL(/:\d+\/kg\/product\/naryn-mules/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ky')
  },
)
