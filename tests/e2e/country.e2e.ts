import { expect, test } from './flow.ts'
import { addFromListing } from './people/put-in-cart.ts'
import { plentyOf } from './store/goods.ts'

test.describe('on a first visit', () => {
  test.use({ country: null })

  test(
    'a bar shows the country of delivery; a visitor who closes it is told once what it means, and not asked again',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/')
      const bar = page.getByRole('region', { name: 'Country' })
      await expect(bar).toContainText('Delivering to Kyrgyzstan')
      await bar.getByRole('button', { name: 'Close' }).click()
      await expect(bar.getByRole('status')).toHaveText(
        'Without your location we show goods, prices and delivery for Kyrgyzstan. You can change it at any time.',
      )
      await bar.getByRole('button', { name: 'Close' }).click()
      await expect(bar).toBeHidden()
      await page.goto('/categories')
      await expect(page.locator('html')).toHaveAttribute('data-country-chosen', 'true')
      await expect(bar).toHaveCount(0)
    },
  )

  test(
    'the cart shows the country of delivery in a bar, and the checkout shows none once it is closed',
    { tag: '@desk' },
    async ({ page, shopper, origin }) => {
      await addFromListing(shopper, await plentyOf(origin, 6))
      await page.goto('/order/basket')
      const bar = page.getByRole('region', { name: 'Country' })
      await expect(page.locator('.shyrdak-cart-line')).toHaveCount(1)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await bar.getByRole('button', { name: 'Close' }).click()
      await expect(bar.getByRole('status')).toContainText('Without your location')
      await page.goto('/order/registration')
      await expect(page.locator('.shyrdak-checkout')).toBeVisible()
      await expect(bar).toHaveCount(0)
    },
  )

  test.describe('in Bishkek', () => {
    test.use({ geolocation: { latitude: 42.875, longitude: 74.603 }, permissions: ['geolocation'] })

    test(
      'a visitor who shares their location is asked for the country neither by the bar nor by a dialog',
      { tag: '@phone' },
      async ({ page }) => {
        await page.goto('/')
        const bar = page.getByRole('region', { name: 'Country' })
        await bar.getByRole('button', { name: 'Change' }).click()
        await page.getByRole('button', { name: 'Use my location' }).click()
        await expect(bar).toBeHidden()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await page.goto('/categories')
        await expect(page.locator('html')).toHaveAttribute('data-country-chosen', 'true')
        await expect(bar).toHaveCount(0)
      },
    )
  })

  test.describe('in Astana', () => {
    test.use({
      language: 'ru',
      geolocation: { latitude: 51.169, longitude: 71.449 },
      permissions: ['geolocation'],
    })

    test(
      'a visitor who shares their location gets the store for Kazakhstan',
      { tag: '@desk' },
      async ({ page }) => {
        await page.goto('/')
        await page.getByRole('region', { name: 'Страна' }).getByRole('button', { name: 'Изменить' }).click()
        await page.getByRole('button', { name: 'Определить по местоположению' }).click()
        await expect(page.locator('html')).toHaveAttribute('data-country', 'KZ')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page.getByRole('banner')).toContainText('Казахстан')
      },
    )
  })
})

test.describe('in Astana, with Kyrgyzstan chosen before', () => {
  test.use({ geolocation: { latitude: 51.169, longitude: 71.449 }, permissions: ['geolocation'] })

  test(
    'a shopper who shares their location gets the store for the country they are in',
    { tag: '@desk' },
    async ({ page }) => {
      await page.goto('/categories')
      await page.getByRole('banner').locator('[popovertarget="site-preferences"]').click()
      await page.getByRole('button', { name: 'Use my location' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-country', 'KZ')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  )
})

test.describe('with goods in the cart', () => {
  test.use({ language: 'ru' })

  test(
    'a change of country lists the goods that it removes, removes them, and can be undone',
    { tag: '@desk' },
    async ({ shopper, origin }) => {
      const { page } = shopper
      const pair = await plentyOf(origin, 6)
      await addFromListing(shopper, pair)
      await page.goto('/categories')
      const count = page.locator('[data-cart-count]')
      await expect(count).toHaveText('1')
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Кыргызстан/ })
        .click()
      await page.locator('#site-preferences').getByRole('combobox').selectOption('KZ')
      await page.locator('#site-preferences').getByRole('button', { name: shopper.messages.save }).click()
      const question = page.getByRole('dialog', { name: 'Корзина будет очищена' })
      await expect(question.getByRole('listitem')).toHaveCount(1)
      await expect(question).toContainText(pair.name.ru)
      await question.getByRole('button', { name: 'Сменить страну' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-country', 'KZ')
      await expect(count).toBeHidden()
      await page
        .getByRole('button', { name: 'Отменить' })
        .or(page.getByRole('button', { name: 'Вернуть' }))
        .click()
      await expect(page.locator('html')).toHaveAttribute('data-country', 'KG')
      await expect(count).toHaveText('1')
    },
  )

  for (const [answer, country] of [
    ['Сменить страну', 'KZ'],
    ['Остаться', 'KG'],
  ] as const)
    test(
      `a language chosen with the country is kept when the question is answered with "${answer}"`,
      { tag: '@phone' },
      async ({ shopper, origin }) => {
        const { page } = shopper
        await addFromListing(shopper, await plentyOf(origin, 6))
        await page.goto('/ru/categories')
        await page.getByRole('banner').locator('[popovertarget="site-preferences"]').click()
        const preferences = page.locator('#site-preferences')
        await preferences.getByRole('radio', { name: 'Кыргызча' }).check()
        await preferences.getByRole('combobox').selectOption('KZ')
        await preferences.getByRole('button', { name: shopper.messages.save }).click()
        await page.getByRole('dialog').getByRole('button', { name: answer }).click()
        await expect(page.locator('html')).toHaveAttribute('lang', 'ky')
        await expect(page.locator('html')).toHaveAttribute('data-country', country)
        await expect(page).toHaveURL(/:\d+\/kg\/categories$/)
      },
    )
})
