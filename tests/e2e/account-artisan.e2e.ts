import { expect, test } from './flow.ts'
import { logIn, newcomer, register } from './people/have-account.ts'

test(
  'a craftsman’s unsaved text survives a reload and an expired session',
  { tag: '@desk' },
  async ({ shopper, trouble }) => {
    const { page } = shopper
    const who = newcomer()
    trouble.expect(/401/)
    await page.goto('/admin/craftsman/register')
    await register(shopper, who)
    await expect(page).toHaveURL(/\/admin\/craftsman-profile$/)
    await page.goto('/admin/craftsman-company-page')
    const story = page
      .getByRole('region', { name: 'About the workshop' })
      .getByRole('textbox', { name: 'Story (English)' })
    await story.fill('Eighty winters')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(story).toHaveValue('Eighty winters')
    await expect(page.getByText(/typed last time and did not save/)).toBeVisible()
    await story.fill('Eighty-one winters')
    const token = await page.evaluate(() => localStorage.getItem('id_token'))
    await page.request.delete('/api/frontend/session?country_iso_code=KG', {
      headers: { authorization: `Bearer ${token}` },
    })
    await page.getByRole('button', { name: 'Save and hand in' }).click()
    await expect(page).toHaveURL(/\/admin\/craftsman\/login\?return=%2Fadmin%2Fcraftsman-company-page/)
    await logIn(shopper, who)
    await expect(page).toHaveURL(/\/admin\/craftsman-company-page$/)
    await expect(story).toHaveValue('Eighty-one winters')
    await page.getByRole('button', { name: 'Save and hand in' }).click()
    await expect(page.getByText('A manager looks at it before visitors see it.')).toBeVisible()
  },
)

test(
  'the preview of a craftsman’s page has the heading of its photos on one line',
  { tag: '@desk' },
  async ({ shopper }) => {
    const { page } = shopper
    await page.goto('/admin/craftsman/login')
    await logIn(shopper, { email: 'craftsman@example.com', password: 'felt-and-wool' })
    await expect(page).toHaveURL(/\/admin\/craftsman-profile$/)
    for (const path of ['/kg/admin/craftsman-profile', '/kg/craftsman/1']) {
      await page.goto(path)
      const heading = page.getByRole('heading', { name: 'Устаканада', exact: true })
      await heading.scrollIntoViewIfNeeded()
      expect((await heading.boundingBox())?.height, path).toBeLessThan(60)
    }
  },
)

test(
  'a wholesale client’s header shows the wholesale menu on account pages only',
  { tag: '@desk' },
  async ({ shopper: { page } }) => {
    const menu = page.locator('#site-menu')
    await page.goto('/admin/login')
    await page.getByText('Wholesale', { exact: true }).click()
    await page.getByLabel('Email').fill('wholesale@example.com')
    await page.getByLabel(/^Password/).fill('felt-and-wool')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/profile$/)
    await expect(menu.getByRole('link', { name: 'Delivery' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'For men' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Main', exact: true }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(menu.getByRole('link', { name: 'Delivery' })).toHaveCount(0)
  },
)
