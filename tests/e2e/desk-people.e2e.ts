import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test, WIDTHS_OF_PAGES } from './flow.ts'
import { applicant, company, enterDesk, MANAGER, reviewer } from './people/at-desk.ts'
import { findBarriers } from './people/find-barriers.ts'
import { logIn, logOut, newcomer } from './people/have-account.ts'
import { emailTo } from './people/read-emails.ts'
import { ask } from './store/ask.ts'
import { plentyOf } from './store/goods.ts'

const itemOf = (page: Page, text: string) => page.locator('.site-desk-item').filter({ hasText: text })
const told = (page: Page, text: string | RegExp) => page.locator('.shyrdak-alert-stack').getByText(text)

async function leaveDesk(page: Page): Promise<void> {
  const menu = page.locator('.site-desk-menu-button')
  // An element that does not exist yet is not visible either.
  await page.locator('.site-desk-bar').waitFor()
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL(/\/desk\/login$/)
}

test(
  'a company applies, a manager approves it, and it is emailed and can order',
  { tag: '@phone' },
  async ({ shopper }) => {
    const { page } = shopper
    const who = newcomer()
    const name = company()
    await page.goto('/admin/register_wholesale')
    for (const [label, text] of [
      ['First name', who.firstName],
      ['Last name', who.lastName],
      ['Email', who.email],
      ['Phone', who.phone],
      ['Password', who.password],
      ['City', 'Нарын'],
    ] as const)
      await page.getByLabel(new RegExp(`^${label}`)).fill(text)
    await page.getByLabel(/^Company(?! country)/).fill(name)
    await page.getByLabel('Company country').selectOption('KG')
    await page.getByRole('checkbox', { name: 'terms & conditions' }).check()
    await page.getByRole('button', { name: 'Send the application' }).click()
    await expect(page.getByText(/A manager is reviewing your application/)).toBeVisible()
    // Until then no link leads to pages that are closed to the company, and the shop stays in reach.
    await expect(page.locator('#site-menu a[href^="/categories/"]').first()).toBeAttached()
    await expect(page.locator('a[href="/admin/price-list"]')).toHaveCount(0)
    await logOut(shopper)

    await page.goto('/desk')
    await enterDesk(shopper)
    await expect(page).toHaveURL(/\/desk$/)
    await page.getByRole('link', { name: /wholesale application/ }).click()
    await expect(page).toHaveURL(/\/desk\/applications$/)
    await page.getByLabel('Company, person, email, phone or city').fill(name)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page).toHaveURL(/text=Felt/)
    await expect(itemOf(page, name)).toContainText('Kyrgyzstan, Нарын')
    await itemOf(page, name).getByRole('button', { name: 'Approve' }).click()
    await expect(told(page, `${name} is approved and will get an email`)).toBeVisible()
    await expect(itemOf(page, name)).toContainText('Approved')
    await expect(itemOf(page, name).getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: 'Approved' }).click()
    await expect(itemOf(page, name)).toContainText('Decided by Нурлан')
    await page.reload()
    await expect(itemOf(page, name)).toContainText('Approved')
    await page.goBack()
    await expect(page.getByText('Nothing matches this filter.')).toBeVisible()
    await leaveDesk(page)

    expect(await emailTo(shopper, who.email, /now a wholesale client/)).toContain(name)
    await page.goto('/admin/login')
    await page.getByText('Wholesale', { exact: true }).click()
    await logIn(shopper, who)
    await expect(page.getByRole('link', { name: /Start an order from the price list/ })).toBeVisible()
    await expect(page.locator('#site-menu a[href="/admin/price-list"]')).toBeAttached()
  },
)

test(
  'a manager logs in and rejects a company with a reason, by keyboard alone and without losing the place',
  { tag: '@desk' },
  async ({ shopper, origin }) => {
    const { page } = shopper
    const who = await applicant(origin, 'ru')
    const next = await applicant(origin)
    await page.goto('/desk/applications?text=Felt+House')
    await expect(page.getByRole('heading', { level: 1, name: 'Desk login' })).toBeVisible()
    await page.getByLabel('Email').focus()
    await page.keyboard.type(MANAGER.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(MANAGER.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/desk\/applications\?text=Felt\+House$/)
    const item = itemOf(page, who.company)
    await expect(itemOf(page, next.company)).toBeVisible()
    const refuse = item.getByRole('button', { name: 'Reject' })
    for (let steps = 0; steps < 200; steps += 1) {
      await page.keyboard.press('Tab')
      if (await refuse.evaluate((button) => button === document.activeElement)) break
    }
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Reject ${who.company}` })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(refuse).toBeFocused()
    await page.keyboard.press('Enter')
    const reason = dialog.getByLabel('Reason')
    for (let steps = 0; steps < 10; steps += 1) {
      if (await reason.evaluate((field) => field === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('Пока не возим в Нарын.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(told(page, /can’t see wholesale prices and will get an email/)).toBeVisible()
    await expect(item).toContainText('Rejected')
    const focused = await page.evaluate(() => document.activeElement?.id ?? '')
    expect(focused).toMatch(/^desk-item-\d+$/)
    expect(await emailTo(shopper, who.email, /О вашей заявке на опт/)).toContain('Пока не возим в Нарын.')
  },
)

test(
  'of two managers who decide on the same company, the second is told, and loses nothing typed',
  { tag: '@desk' },
  async ({ shopper, origin, browser, trouble }) => {
    const { page } = shopper
    trouble.expect(/409/)
    const who = await applicant(origin)
    const list = `/desk/applications?text=${encodeURIComponent(who.company)}`
    await page.goto(list)
    await enterDesk(shopper)
    await itemOf(page, who.company).getByRole('button', { name: 'Reject' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('We have no more slippers this year.')

    const colleague = await browser.newContext({ baseURL: origin })
    const other = await colleague.newPage()
    await other.goto(list)
    await logIn({ ...shopper, page: other }, MANAGER)
    await itemOf(other, who.company).getByRole('button', { name: 'Approve' }).click()
    await expect(told(other, /is approved/)).toBeVisible()
    await colleague.close()

    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(dialog.getByText('This has changed in the meantime')).toBeVisible()
    await dialog.getByRole('button', { name: 'Reload' }).click()
    await expect(dialog.getByText(/Decided by Нурлан/)).toBeVisible()
    await expect(dialog.getByLabel('Reason')).toHaveValue('We have no more slippers this year.')
    await dialog.getByRole('button', { name: 'Hide prices again' }).click()
    await expect(told(page, /can’t see wholesale prices/)).toBeVisible()
    await page.goto(`${list}&status=rejected`)
    await expect(itemOf(page, who.company)).toContainText('We have no more slippers this year.')
  },
)

test(
  'a published review is shown on the product’s page, and a rejected one is not',
  { tag: '@desk' },
  async ({ shopper, origin }) => {
    const { page } = shopper
    const goods = await plentyOf(origin, 4)
    const kind = `Warm as a stove ${randomUUID().slice(0, 8)}`
    const rude = `Buy at my place ${randomUUID().slice(0, 8)}`
    const author = await reviewer(origin, goods.product_id, kind)
    const advertiser = await reviewer(origin, goods.product_id, rude)
    await page.goto('/desk/reviews')
    await enterDesk(shopper)
    await expect(page).toHaveURL(/\/desk\/reviews$/)
    await expect(itemOf(page, kind)).toContainText('Received less than an hour ago')
    await itemOf(page, kind).getByRole('button', { name: 'Publish' }).click()
    await expect(told(page, `The review by ${author.firstName} is published`)).toBeVisible()
    await expect(itemOf(page, kind)).toContainText('Published')
    await itemOf(page, rude).getByRole('button', { name: 'Reject' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('This is an advertisement.')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(told(page, /is hidden/)).toBeVisible()
    await page.getByRole('link', { name: 'Rejected' }).click()
    await expect(itemOf(page, rude)).toContainText('Reason: This is an advertisement.')
    await page.getByRole('link', { name: 'Published' }).click()
    await itemOf(page, kind).getByRole('heading').getByRole('link').click()
    await expect(page.getByText(kind)).toBeVisible()
    await expect(page.getByText(rude)).toHaveCount(0)
    expect(await emailTo(shopper, author.email, /Your review is published/)).toContain('#reviews')
    expect(await emailTo(shopper, advertiser.email, /was not published/)).toContain(
      'This is an advertisement.',
    )
  },
)

test(
  'a shopper needs the desk’s own login, and a manager is redirected to the desk only',
  { tag: '@phone' },
  async ({ shopper, origin, trouble }) => {
    const { page } = shopper
    trouble.expect(/401/)
    const who = await reviewer(origin, (await plentyOf(origin, 3)).product_id, 'Fine, all in all')
    await page.goto('/admin/login')
    await logIn(shopper, who)
    await expect(page).toHaveURL(/\/admin\/profile$/)
    await page.goto('/desk/reviews?state=published')
    await expect(page).toHaveURL(/\/desk\/login\?return=%2Fdesk%2Freviews%3Fstate%3Dpublished$/)
    await expect(page.getByText(/is logged in here as a customer/)).toBeVisible()
    await logIn(shopper, { email: MANAGER.email, password: 'felt-and-silk' })
    await expect(page.getByText('The login detail is incorrect')).toBeVisible()
    await logIn(shopper, MANAGER)
    await expect(page).toHaveURL(/\/desk\/reviews\?state=published$/)
    for (const path of ['/admin/profile', '/admin/login', '/admin', '/desk', '/desk/login']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/desk$/)
    }
    await leaveDesk(page)
    await page.goto('/desk/applications')
    await expect(page).toHaveURL(/\/desk\/login\?return=/)
  },
)

test(
  'a list that fails to load says so in its place, and loads on a retry',
  { tag: '@desk' },
  async ({ shopper, page, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|net::/)
    await page.goto('/desk/reviews')
    await enterDesk(shopper)
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
    await page.route('**/api/management/**', (route) => route.abort())
    await page.getByRole('link', { name: 'Published' }).click()
    await expect(page.getByText('Couldn’t load this')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible()
    await page.unroute('**/api/management/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
    await expect(page).toHaveURL(/state=published$/)
    await expect(itemOf(page, 'Published').first()).toBeVisible()
  },
)

const PAGES = [
  '/desk',
  '/desk/applications?status=all',
  '/desk/reviews?state=all',
  '/desk/inbox/feedback',
  '/desk/inbox/questions',
  '/desk/profile',
] as const

for (const language of ['en', 'ru', 'kg'] as const)
  test.describe(language, () => {
    test.use({ language })

    test(
      'the desk’s lists of people are accessible and fit the screen',
      { tag: WIDTHS_OF_PAGES[language] },
      async ({ page, origin }) => {
        await applicant(origin, language)
        await ask(origin, '/frontend/faq', { question: 'Канча убакыт?' })
        await ask(origin, '/frontend/feedback', {
          name: 'Айгүл',
          email: 'aigul@example.com',
          subject: 'Жүн',
          message: 'Рахмат!',
        })
        const look = async (path: string) =>
          test.step(path, async () => {
            await expect(page.locator('h1')).toHaveCount(1)
            await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
            expect
              .soft(await findBarriers(page, { findings: 'all', atDeskToo: true }), `${path}: no barriers`)
              .toEqual([])
          })
        await page.goto('/desk/login')
        await expect(page.locator('form.shyrdak-account-form')).toBeVisible()
        await look('/desk/login')
        await page.locator('input[name=email]').fill(MANAGER.email)
        await page.locator('input[name=password]').fill(MANAGER.password)
        await page.locator('form.shyrdak-account-form button[type=submit]').click()
        await expect(page).toHaveURL(/\/desk$/)
        for (const path of PAGES) {
          await page.goto(path)
          await expect(
            page.locator('.site-desk-list > li, .site-today-list, .shyrdak-profile').first(),
          ).toBeVisible()
          await look(path)
        }
        await page.goto('/desk/applications')
        await page.locator('.site-desk-moderate button[data-tone=secondary]').first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.locator('.shyrdak-dialog-actions button').first().click()
        await expect(page.locator('.shyrdak-field-error')).toBeVisible()
        await look('the reason of a refusal')
      },
    )
  })
