import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './flow.ts'
import { newcomer, register } from './people/have-account.ts'
import { waitUntilAlive } from './people/put-in-cart.ts'
import { emails, emailTo } from './people/read-emails.ts'
import { deskOf } from './store/desk.ts'
import { plentyOf } from './store/goods.ts'

const LINK = /https?:\/\/[^\s"<]+\/back-in-stock\/(?:confirm|cancel)\?k=[\w-]+/g
const linkIn = (message: string, to: 'confirm' | 'cancel') =>
  [...message.matchAll(LINK)].map(([link]) => link).find((link) => link.includes(`/${to}?`)) ?? ''

test(
  'a guest subscribes to a sold-out size, confirms by email, is emailed once, and cancels',
  { tag: '@phone' },
  async ({ shopper, origin, trouble }) => {
    const { page } = shopper
    const { email } = newcomer()
    // The link that was already used.
    trouble.expect(/404.*back-in-stock\/cancel/)
    const pair = await plentyOf(origin, 17)
    const desk = await deskOf(origin)
    await desk.setStock(pair, 0)
    await page.goto(`/product/${pair.slug}?variation=${pair.variation_id}`)
    await waitUntilAlive(shopper)
    const notice = page.locator('.shyrdak-back-in-stock')
    await notice.getByRole('button').click()
    await expect(notice).toHaveAttribute('data-state', 'editing')
    const size = notice.getByRole('radio', { name: new RegExp(`^${pair.size}\\b`) })
    // A single sold-out size is preselected.
    if (await size.isVisible()) await size.check()
    await notice.getByRole('textbox', { name: 'Email' }).fill('nobody')
    await notice.getByRole('button', { name: 'Notify me' }).click()
    await expect(notice.getByRole('textbox', { name: 'Email' })).toBeFocused()
    const { violations } = await new AxeBuilder({ page }).include('.shyrdak-back-in-stock').analyze()
    expect(violations).toEqual([])
    await notice.getByRole('textbox', { name: 'Email' }).fill(email)
    await notice.getByRole('button', { name: 'Notify me' }).click()
    await expect(notice).toHaveAttribute('data-state', 'confirming')

    await page.goto(linkIn(await emailTo(shopper, email, /back-in-stock\/confirm/), 'confirm'))
    await expect(page.getByText('Thank you, your address is confirmed.')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the product' }).click()
    await expect(page).toHaveURL(new RegExp(`/product/${pair.slug}`))

    const isBack = /is in stock again/
    await desk.setStock(pair, 2)
    const message = await emailTo(shopper, email, isBack)
    await desk.setStock(pair, 0)
    await desk.setStock(pair, 9)
    await page.goto(linkIn(message, 'cancel'))
    await expect(page.getByText('We have deleted your request and your address.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('This link has been used or has expired')).toBeVisible()
    expect((await emails(shopper)).filter(({ to }) => to.includes(email))).toHaveLength(2)
  },
)

test(
  'a shopper with a confirmed email subscribes without typing it',
  { tag: '@desk' },
  async ({ shopper, origin }) => {
    const { page } = shopper
    const who = newcomer()
    const pair = await plentyOf(origin, 18)
    await page.goto('/admin/register')
    await register(shopper, who)
    await expect(page).toHaveURL(/\/admin\/profile$/)
    const asked = await emailTo(shopper, who.email, /confirm-email/)
    await page.goto(/https?:\/\/[^\s"<]+\/confirm-email\?k=[\w-]+/.exec(asked)?.[0] ?? '')
    await expect(page.getByRole('status')).toContainText(who.email)
    const desk = await deskOf(origin)
    await desk.setStock(pair, 0)
    await page.goto(`/product/${pair.slug}?variation=${pair.variation_id}`)
    await waitUntilAlive(shopper)
    const notice = page.locator('.shyrdak-back-in-stock')
    await notice.getByRole('button').click()
    await expect(notice.getByText(`We’ll email ${who.email} once.`)).toBeVisible()
    const size = notice.getByRole('radio', { name: new RegExp(`^${pair.size}\\b`) })
    if (await size.isVisible()) await size.check()
    await notice.getByRole('button', { name: 'Notify me' }).click()
    await expect(notice).toHaveAttribute('data-state', 'waiting')
    await desk.setStock(pair, 3)
    expect(await emailTo(shopper, who.email, /is in stock again/)).toContain(`/product/${pair.slug}`)
  },
)
