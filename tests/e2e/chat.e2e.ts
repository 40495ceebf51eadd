import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './flow.ts'
import { openDesk } from './people/another-manager.ts'
import { findBarriers } from './people/find-barriers.ts'
import { newcomer, register } from './people/have-account.ts'
import { logInForCompany } from './people/wholesale-person.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

test(
  'a shopper and a manager exchange messages, and lose nothing while offline',
  { tag: '@phone' },
  async ({ shopper, browser, origin, context, trouble }) => {
    const { page } = shopper
    const who = { ...newcomer(), firstName: 'Чолпон', lastName: crypto.randomUUID().slice(0, 8) }
    await page.goto('/admin/register')
    await register(shopper, who)
    await expect(page).toHaveURL(/\/admin\/profile$/)
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin\/chat$/)
    await expect(page.getByText('No messages yet')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    expect((await new AxeBuilder({ page }).withTags(RULES).analyze()).violations).toEqual([])

    const send = page.getByRole('button', { name: 'Send', exact: true })
    await expect(send, 'a message is written and sent without scrolling').toBeInViewport({ ratio: 1 })

    const field = page.getByLabel('Your message')
    await field.fill('Is there a larger size?')
    await page.reload()
    await expect(field).toHaveValue('Is there a larger size?')
    await field.press('Enter')
    const log = page.getByRole('log')
    await expect(log.getByText('Is there a larger size?')).toBeVisible()
    await expect(log.getByText('Sent', { exact: true })).toBeVisible()

    const desk = await openDesk(browser, origin, '/desk/chat')
    await desk.page.getByRole('link', { name: `${who.firstName} ${who.lastName}` }).click()
    await expect(desk.page.getByRole('log').getByText('Is there a larger size?')).toBeVisible()
    expect((await new AxeBuilder({ page: desk.page }).withTags(RULES).analyze()).violations).toEqual([])
    await expect(log.getByText('Read', { exact: true })).toBeVisible()
    await desk.page.getByLabel('Your message').fill('Yes, up to 46.')
    await desk.page.getByLabel('Your message').press('Enter')
    await expect(log.getByText('Yes, up to 46.')).toBeVisible()
    await expect(desk.page.getByRole('log').getByText('Read', { exact: true })).toBeVisible()

    trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
    await context.setOffline(true)
    await field.fill('Then one of 46, please.')
    await send.click()
    await expect(page.getByText('Not sent.')).toBeVisible()
    const bottomOf = (part: string) =>
      page.locator(part).evaluate((element) => element.getBoundingClientRect().bottom)
    expect(await bottomOf('.shyrdak-chat-composer'), 'a failure pushes nothing out').toBeLessThanOrEqual(
      (await bottomOf('.shyrdak-chat')) + 1,
    )
    await desk.page.getByLabel('Your message').fill('In grey or white?')
    await desk.page.getByLabel('Your message').press('Enter')
    await context.setOffline(false)
    await field.press('Enter')
    await expect(field).toHaveValue('')
    await expect(log.getByText('In grey or white?')).toBeVisible({ timeout: 45_000 })
    await expect(log.getByText('Then one of 46, please.')).toHaveCount(1)

    await log
      .getByRole('listitem')
      .filter({ hasText: 'up to 46' })
      .getByRole('button', { name: /Mark the message/ })
      .click()
    await log.getByRole('button', { name: 'Green' }).click()
    await page.getByRole('radio', { name: 'Green' }).check()
    await expect(log.getByRole('listitem')).toHaveCount(1)
    await expect(log).toContainText('Yes, up to 46.')
    await desk.leave()
  },
)

test(
  'on a phone the account menu is one row that scrolls to the current and the focused link',
  { tag: '@phone' },
  async ({ shopper: { page } }) => {
    await logInForCompany(page, 'wholesale')
    for (const prefix of ['/en', '/ru', '/kg']) {
      await page.goto(`${prefix}/admin/chat`)
      const links = page.locator('.site-account-side nav').getByRole('link')
      await expect(links).toHaveCount(8)
      await expect(page.locator('.site-account-side [aria-current=page]')).toBeInViewport({ ratio: 1 })
      const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
      await links.first().focus()
      for (let step = 1; step < 8; step++) {
        await page.keyboard.press('Tab')
        await expect(links.nth(step)).toBeFocused()
        await expect(links.nth(step)).toBeInViewport({ ratio: 1 })
      }
    }
  },
)

test(
  'an account page with an unread message is no wider than the phone',
  { tag: '@phone' },
  async ({ shopper: { page }, browser, origin }) => {
    await logInForCompany(page, 'wholesale')
    await page.goto('/admin/chat')
    await page.getByLabel('Your message').fill(`Is our order on its way? ${crypto.randomUUID()}`)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('log').getByText('Sent', { exact: true }).last()).toBeVisible()
    await page.goto('/admin/profile')
    const desk = await openDesk(browser, origin, '/desk/chat')
    await desk.page.getByRole('link', { name: 'Ак-Кийиз', exact: true }).click()
    await desk.page.getByLabel('Your message').fill('It leaves on Friday.')
    await desk.page.getByLabel('Your message').press('Enter')
    await expect(desk.page.getByRole('log').getByText('It leaves on Friday.').last()).toBeVisible()
    await page.reload()
    await expect(page.locator('.site-account-side').getByText('New messages:')).toBeAttached()
    expect(await findBarriers(page)).toEqual([])
    await desk.leave()
  },
)

test(
  'the cookie dialog does not cover the message field and the send button',
  { tag: ['@phone', '@desk'] },
  async ({ shopper }) => {
    const { page } = shopper
    await page.goto('/admin/register')
    await register(shopper, newcomer())
    await expect(page).toHaveURL(/\/admin\/profile$/)
    await page.clock.install()
    await page.goto('/admin/chat')
    await expect(page.getByText('No messages yet')).toBeVisible()
    await page.clock.fastForward(20_100)
    await expect(page.getByRole('dialog', { name: /cookies/i })).toBeVisible()
    await page.getByLabel('Your message').click()
    await page.keyboard.type('Is there a larger size?')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('log').getByText('Is there a larger size?')).toBeVisible()
    await expect(page.getByRole('dialog', { name: /cookies/i })).toBeVisible()
  },
)

test(
  'a craftsman is redirected from the chat page to their own pages, and writes there',
  { tag: '@desk' },
  async ({ shopper }) => {
    const { page } = shopper
    await page.goto('/admin/craftsman/login')
    await page.getByLabel('Email').fill('craftsman@example.com')
    await page.getByLabel(/^Password/).fill('felt-and-wool')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(/craftsman-profile/)
    await page.goto('/admin/chat')
    await expect(page).toHaveURL(/craftsman-profile/)
    const text = `May I send three more rugs? ${crypto.randomUUID()}`
    await page.getByLabel('Your message').fill(text)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('log').getByText(text)).toBeVisible()
  },
)
