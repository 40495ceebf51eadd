import { expect, test } from './flow.ts'
import { newcomer, register } from './people/have-account.ts'

test(
  'a guest’s wishlist item shows in another tab and in a new account, and is put into the cart',
  { tag: '@phone' },
  async ({ shopper }) => {
    const { page } = shopper
    const other = await page.context().newPage()
    await other.goto('/categories/women')
    await page.goto('/categories/women')
    const heart = page.locator('[data-wishlist-item]').first()
    const name = ((await heart.getAttribute('aria-label')) ?? '').replace(/^Wishlist: /, '')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('Added to your wishlist.')).toBeVisible()
    const key = (await heart.getAttribute('data-wishlist-item')) ?? ''
    await other.reload()
    await expect(other.locator(`[data-wishlist-item="${key}"]`).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await other.close()

    await page.goto('/admin/register')
    await register(shopper, newcomer())
    await expect(page).toHaveURL(/\/admin\/(?!register)/)
    await page.goto('/wishlist')
    await expect(page.getByRole('link', { name })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('wishlist')), { message: 'the account has it' })
      .toMatch(/"known":\[\{/)

    // Another device has only the account's data.
    await page.evaluate(() => localStorage.removeItem('wishlist'))
    await page.reload()
    await page.getByRole('button', { name: `Add to cart: ${name}` }).click()
    const dialog = page.getByRole('dialog', { name })
    const sizes = dialog.getByRole('group', { name: 'Size' }).getByRole('radio')
    await sizes.and(page.locator(':enabled')).first().check({ force: true })
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
    await page.goto('/order/basket')
    await expect(page.getByText(name).first()).toBeVisible()
  },
)

test(
  'a shopper whose session has expired is told so in their language, and loses no wishlist items',
  { tag: ['@phone', '@desk'] },
  async ({ shopper, trouble }) => {
    test.slow()
    const { page } = shopper
    const person = newcomer()
    trouble.expect(/401/)
    await page.goto('/en/admin/register')
    await register(shopper, person)
    await expect(page).toHaveURL(/\/admin\/(?!register)/)
    for (const [place, [language, ended, logIn, said]] of [
      [
        'en',
        'Your session has ended',
        'Log in and continue',
        'Saved on this device. Your session has ended.',
      ],
      ['ru', 'Сеанс закончился', 'Войти и продолжить', 'Сохранено на этом устройстве. Сеанс закончился.'],
      ['kg', 'Сеансыңыз аяктады', 'Кирип, улантуу', 'Ушул түзмөктө сакталды. Сеансыңыз аяктады.'],
    ].entries()) {
      await page.goto(`/${language}/categories/women`)
      await page.evaluate(() => localStorage.setItem('id_token', 'ended-'.repeat(8)))
      await page.reload()
      const heart = page.locator('[data-wishlist-item]').nth(place)
      await heart.click()
      await expect(page.locator('.site-said')).toContainText(String(said))
      await expect(heart).toHaveAttribute('aria-pressed', 'true')

      await page.goto(`/${language}/wishlist`)
      const cards = page.locator('.shyrdak-wishlist-card')
      await expect(page.getByText(String(ended))).toBeVisible()
      await expect(cards).toHaveCount(place + 1)
      await page.getByRole('button', { name: String(logIn) }).click()
      await expect(page).toHaveURL(/\/admin\/login\?.*ended=1/)
      await page.locator('main [name="email"]').fill(person.email)
      await page.locator('main [name="password"]').fill(person.password)
      await page.locator('main [name="password"]').press('Enter')
      await expect(page).toHaveURL(new RegExp(`/${language}/wishlist$`))
      await expect(cards).toHaveCount(place + 1)
      await expect(page.getByText(String(ended))).toHaveCount(0)
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('wishlist')), { message: 'the account has it' })
        .toMatch(/"known":\[\{.*"changes":\[\]/)
    }
  },
)
