import { expect, test, WIDTHS_OF_PAGES } from './flow.ts'
import { findBarriers } from './people/find-barriers.ts'
import { measureShift } from './people/measure-shift.ts'
import { logInForCompany } from './people/wholesale-person.ts'

const SIGN_IN_PAGES = [
  '/admin/login',
  '/admin/register',
  '/admin/register_wholesale',
  '/admin/craftsman/login',
  '/admin/craftsman/register',
  '/admin/forgot-password',
  '/admin/recover-password',
] as const

for (const language of ['en', 'ru', 'kg'] as const)
  test.describe(language, () => {
    test.use({ language })

    test(
      'the sign-in pages are accessible, fit the screen, and have titles of their own',
      { tag: WIDTHS_OF_PAGES[language] },
      async ({ page }) => {
        const titles = new Set<string>()
        for (const path of SIGN_IN_PAGES)
          await test.step(path, async () => {
            await page.goto(path)
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
            await expect(page.locator('form.shyrdak-account-form')).toBeVisible()
            titles.add(await page.title())
            expect
              .soft(await findBarriers(page, { findings: 'all', atDeskToo: true }), `${path}: no barriers`)
              .toEqual([])
          })
        expect(titles.size).toBe(SIGN_IN_PAGES.length)
      },
    )
  })

test(
  'neither the menu nor the footer jumps while the pages of an account load',
  { tag: ['@phone', '@desk'] },
  async ({ page }) => {
    await logInForCompany(page, 'wholesale')
    const shift = await measureShift(page)
    for (const path of ['profile', 'order-history', 'price-list', 'basket', 'order-details'])
      await test.step(path, async () => {
        await page.goto(`/admin/${path}`)
        await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect.soft(await shift(), path).toBeLessThan(0.02)
      })
  },
)

test(
  'a craftsman logs in by keyboard, is redirected to craftsman pages only, and logs out to their own login',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/admin/craftsman-profile')
    await expect(page).toHaveURL(/\/admin\/craftsman\/login\?return=/)
    await page.getByLabel('Email').focus()
    await page.keyboard.type('craftsman@example.com')
    await page.keyboard.press('Tab')
    await page.keyboard.type('felt-and-wool')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/craftsman-profile$/)
    for (const path of ['/admin/profile', '/admin/login', '/admin/register', '/admin/retail-order-history']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/admin\/craftsman-profile$/)
    }
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/craftsman\/login$/)
  },
)

test(
  'a shopper can log in before the page’s scripts have loaded',
  { tag: '@phone' },
  async ({ page, context }) => {
    await context.route('**/assets/*.js', async (route) => {
      await new Promise((later) => setTimeout(later, 250))
      await route.continue()
    })
    await page.goto('/admin/login', { waitUntil: 'commit' })
    await page.getByLabel('Email').fill('shopper@example.com')
    await page.getByLabel(/^Password/).fill('felt-and-wool')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  },
)

test('logging out in one tab logs out the other', { tag: '@desk' }, async ({ page, context, trouble }) => {
  // Requests of the other tab whose token had ended.
  trouble.expect(/401/)
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill('shopper@example.com')
  await page.getByLabel(/^Password/).fill('felt-and-wool')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/admin/profile')
  await expect(other.getByRole('heading', { name: 'Your details' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect(other).toHaveURL(/\/admin\/login\?return=/)
})
