import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './flow.ts'
import { logIn, newcomer, register } from './people/have-account.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

test(
  'a craftsman writes the page of the workshop by keyboard, and visitors read it',
  { tag: ['@phone', '@desk'] },
  async ({ shopper }) => {
    const { page } = shopper
    await page.goto('/admin/craftsman/register')
    await register(shopper, newcomer())
    await expect(page).toHaveURL(/\/admin\/craftsman-profile$/)
    await expect(page.getByText('Visitors do not see your workshop yet')).toBeVisible()
    const greeting = page.getByRole('region', { name: 'Greeting' })
    await greeting.getByRole('textbox').fill('Come in, the tea is ready')
    await greeting.getByRole('radio', { name: /English/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(greeting.getByRole('radio', { name: /Кыргызча, empty/ })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Кириңиз, чай даяр')
    await page.getByRole('button', { name: 'Add a link' }).click()
    await page.keyboard.type('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 fields need correcting.')).toBeVisible()
    const address = page.getByRole('region', { name: 'Links' }).getByLabel(/^Link/)
    await expect(address).toBeFocused()
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
    await address.fill('instagram.com/my_workshop')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
    const path = await page.getByRole('link', { name: /See my page/ }).getAttribute('href')
    /** What a visitor gets: the page is a document, without a script. */
    const read = async (language: string) => (await page.request.get(`/${language}${path}`)).text()
    const kyrgyz = await read('kg')
    expect(kyrgyz).toContain('Кириңиз, чай даяр')
    expect(kyrgyz).toContain('href="https://instagram.com/my_workshop"')
    expect(await read('en')).toContain('Come in, the tea is ready')

    // The page was kept in memory by now: what is saved next has to be seen as well.
    await page.getByRole('region', { name: 'The workshop' }).getByLabel('Name').fill('Felt of Naryn')
    await page.getByRole('button', { name: 'Save page' }).click()
    await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
    await page.goto(path ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Felt of Naryn')
  },
)

test(
  'what a craftsman has typed survives a reload and a session that ends',
  { tag: '@desk' },
  async ({ shopper, trouble }) => {
    const { page } = shopper
    const who = newcomer()
    trouble.expect(/401/)
    await page.goto('/admin/craftsman/register')
    await register(shopper, who)
    const story = page.getByRole('region', { name: 'About the workshop' }).getByLabel('Story')
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
    await page.getByRole('button', { name: 'Save and publish page' }).click()
    await expect(page).toHaveURL(/\/admin\/craftsman\/login\?return=%2Fadmin%2Fcraftsman-profile/)
    await logIn(shopper, who)
    await expect(page).toHaveURL(/\/admin\/craftsman-profile$/)
    await expect(story).toHaveValue('Eighty-one winters')
    await page.getByRole('button', { name: 'Save and publish page' }).click()
    await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
  },
)

test(
  'a wholesale client’s header shows the wholesale tree on the pages of the account, and nowhere else',
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
