import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './flow.ts'
import { openDesk } from './people/another-manager.ts'
import { addPhotos, choosePhoto } from './people/choose-photo.ts'
import { logIn, newcomer, register } from './people/have-account.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What a visitor gets of a workshop's page: a document, without a script. */
const readAs = (page: Page, path: string) => async (language: string) => {
  const answer = await page.request.get(`/${language}${path}`)
  return { status: answer.status(), text: await answer.text() }
}

test(
  'a craftsman writes the page of the workshop with photos, a manager publishes it, and visitors read it',
  { tag: ['@phone', '@desk'] },
  async ({ shopper, browser, origin }) => {
    const { page } = shopper
    await page.goto('/admin/craftsman/register')
    await register(shopper, newcomer())
    await expect(page).toHaveURL(/\/admin\/craftsman-profile$/)
    await expect(page.getByRole('region', { name: 'What comes next' })).toContainText('Complete your page')
    await choosePhoto(shopper, 'Portrait', '#a33a2b')
    await page.getByRole('button', { name: 'Add a link' }).click()
    await page.keyboard.type('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 fields need correcting.')).toBeVisible()
    const address = page.getByRole('region', { name: 'Links' }).getByLabel(/^Link/)
    await expect(address).toBeFocused()
    await address.fill('instagram.com/my_workshop')
    await page.keyboard.press('Enter')
    await expect(page.getByText('A manager looks at it before visitors see it.')).toBeVisible()

    await page.goto('/admin/craftsman-company-page')
    const name = `Felt of Naryn ${crypto.randomUUID().slice(0, 8)}`
    await page.getByRole('region', { name: 'The workshop' }).getByRole('textbox').fill(name)
    await choosePhoto(shopper, 'Wide photo at the top', '#2d3f66')
    await addPhotos(shopper, 'Photos', ['#8a6d3b', '#6b7f5a'])
    const greeting = page.getByRole('region', { name: 'Greeting' })
    await greeting.getByRole('textbox').fill('Come in, the tea is ready')
    await greeting.getByRole('radio', { name: /English/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(greeting.getByRole('radio', { name: /Русский, empty/ })).toBeChecked()
    await greeting.getByRole('textbox').fill('Заходите, чай готов')
    await greeting.getByRole('radio', { name: /Русский/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(greeting.getByRole('radio', { name: /Кыргызча, empty/ })).toBeChecked()
    await greeting.getByRole('textbox').fill('Кириңиз, чай даяр')
    await expect(page.getByRole('region', { name: 'How visitors see it' })).toContainText(
      'Come in, the tea is ready',
    )
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
    await page.getByRole('button', { name: 'Save page' }).click()
    await expect(page.getByText('A manager looks at it before visitors see it.')).toBeVisible()

    const desk = await openDesk(browser, origin, '/desk/workshops')
    const row = desk.page.getByRole('listitem', { name })
    await row.getByRole('button', { name: 'Publish' }).click()
    await expect(desk.page.getByText(`${name} is public`)).toBeVisible()
    await desk.leave()

    await page.reload()
    const path = (await page.getByRole('link', { name: /See my page/ }).getAttribute('href')) ?? ''
    const read = readAs(page, path)
    expect((await read('kg')).text).toContain('Кириңиз, чай даяр')
    expect((await read('ru')).text).toContain('Заходите, чай готов')
    const english = (await read('en')).text
    expect(english).toContain('Come in, the tea is ready')
    expect(english).toContain('href="https://instagram.com/my_workshop"')
    expect(new Set(english.match(/upload-[0-9a-f-]{36}/g))).toHaveProperty('size', 4)

    // The page was kept in memory by now: what is saved next has to be seen as well.
    await greeting.getByRole('radio', { name: /English/ }).check()
    await greeting.getByRole('textbox').fill('Come in, the bread is warm')
    await page.getByRole('button', { name: 'Save page' }).click()
    await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText('Come in, the bread is warm')).toBeVisible()
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
    await expect(page).toHaveURL(/\/admin\/craftsman-profile$/)
    await page.goto('/admin/craftsman-company-page')
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
