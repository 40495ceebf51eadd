import { expect, test } from './flow.ts'
import { plentyOf } from './store/goods.ts'

test.use({ language: 'ru', javaScriptEnabled: false })

test(
  'without JavaScript a visitor browses, filters, searches, switches language and country, and is told what buying needs',
  { tag: ['@phone', '@desk'] },
  async ({ shopper, origin, trouble }) => {
    // A browser with scripts disabled blocks even preloaded ones.
    trouble.expect(/\/assets\/.*\.js csp$/)
    const { page, messages } = shopper
    const pair = await plentyOf(origin, 0)
    const cards = page.locator('main .shyrdak-product-card')

    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await cards.count()).toBeGreaterThan(3)

    await page.goto('/categories')
    const all = await page.locator('.site-found').innerText()
    const sheet = page.getByRole('button', { name: messages.filters })
    if (await sheet.isVisible()) await sheet.click()
    await page.locator('#site-filters-form input[name="model"][value="slippers"]').check()
    await page.locator('#site-filters-form input[name="group"][value="female"]').check()
    await page.getByRole('button', { name: messages.showGoods }).click()
    await expect(page).toHaveURL(/group=female&model=slippers/)
    await expect(page.locator('.site-found')).not.toHaveText(all)
    expect(await cards.count()).toBeGreaterThan(0)

    const search = page.getByRole('banner').locator('input[name="text"]')
    await search.fill('тапочки')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/search\?text=/)
    expect(await cards.count()).toBeGreaterThan(0)

    await page.goto(`/product/${pair.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pair.name.ru)
    await expect(page.getByRole('img', { name: pair.name.ru }).first()).toBeVisible()
    await expect(page.locator('.site-product-side > noscript').first()).toBeVisible()
    const box = page.locator('.shyrdak-buy-box')
    await expect(box.getByRole('button', { name: messages.add })).toBeHidden()

    await page.getByRole('banner').locator('[popovertarget="site-preferences"]').click()
    const form = page.locator('#site-preferences form')
    await form.getByRole('radio', { name: 'Кыргызча' }).check()
    await form.getByRole('combobox').selectOption('KZ')
    await form.getByRole('button').click()
    await expect(page).toHaveURL(new RegExp(`/product/${pair.slug}`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'ky')
    await expect(page.locator('html')).toHaveAttribute('data-country', 'KZ')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pair.name.kg)
  },
)

test(
  'without JavaScript an account page and the desk say that they need it',
  { tag: '@phone' },
  async ({ page, trouble }) => {
    trouble.expect(/\/assets\/.*\.js csp$/)
    for (const [path, text] of [
      ['/admin/profile', 'Аккаунту нужен JavaScript.'],
      ['/desk', 'Рабочему столу нужен JavaScript.'],
    ] as const) {
      await page.goto(path)
      // Playwright's text search does not see text in `noscript`.
      await expect(page.locator('main noscript > p').filter({ hasText: text })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: /Открываем/ })).toBeHidden()
    }
  },
)
