import { expect, test } from './flow.ts'
import { logIn, logOut, newcomer, register } from './people/have-account.ts'
import { openReviewForm, ratingOn, writeReview } from './people/leave-review.ts'
import { emailTo } from './people/read-emails.ts'
import { wake } from './people/wake.ts'
import { deskOf } from './store/desk.ts'
import { plentyOf } from './store/goods.ts'

const NEEDS_LOGIN = "Looks like you're not authorised. Please log in to leave a review"

test(
  'a visitor is asked to log in, writes a review, and it is public once a manager has published it',
  { tag: '@phone' },
  async ({ shopper, origin }) => {
    const { page } = shopper
    const who = newcomer()
    const text = `Warm and light, ${who.email}`
    const { slug } = await plentyOf(origin, 16)
    await page.goto('/admin/register')
    await register(shopper, who)
    await expect(page).toHaveURL(/\/admin\/profile$/)
    await logOut(shopper)

    await page.goto(`/product/${slug}`)
    const before = await ratingOn(shopper)
    await openReviewForm(shopper)
    await expect(page.getByText(NEEDS_LOGIN)).toBeVisible()
    await page.locator('[data-island="review-form"]').getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/admin\/login\?return=/)
    await logIn(shopper, who)
    await expect(page).toHaveURL(new RegExp(`/product/${slug}#reviews$`))
    await writeReview(shopper, 1, text)
    await page.reload()
    await wake(page, 'review-form')
    await expect(page.locator('.shyrdak-review-form')).toHaveAttribute('data-state', 'submitted')
    await expect(page.locator('.site-reviews-list')).not.toContainText(text)
    expect(await ratingOn(shopper)).toEqual(before)

    await (await deskOf(origin)).publishReview(text)
    expect(await emailTo(shopper, who.email, /Your review is published/)).toContain(
      `/product/${slug}#reviews`,
    )
    await expect
      .poll(async () => {
        await page.reload()
        return page.locator('.site-reviews-list').innerText()
      })
      .toContain(text)
    const after = await ratingOn(shopper)
    expect(after.count).toBe(before.count + 1)
    const average = (before.average * before.count + 1) / after.count
    expect(Math.abs(after.average - average)).toBeLessThanOrEqual(0.1)
    const structured = await page.locator('script[type="application/ld+json"]').allInnerTexts()
    expect(structured.join()).toContain(`"reviewCount":${after.count}`)
    await wake(page, 'review-form')
    await expect(page.getByText('Your review is published. Thank you!')).toBeVisible()
  },
)

test(
  'a session that expires while a review is written loses nothing typed',
  { tag: '@desk' },
  async ({ shopper, origin, trouble }) => {
    const { page } = shopper
    const who = newcomer()
    trouble.expect(/401/)
    const { slug } = await plentyOf(origin, 16)
    await page.goto('/admin/register')
    await register(shopper, who)
    await expect(page).toHaveURL(/\/admin\/profile$/)
    await page.goto(`/product/${slug}`)
    await openReviewForm(shopper)
    const form = page.getByRole('form', { name: 'Your review' })
    await form.getByRole('radio', { name: /^4 stars/ }).check()
    await form.getByRole('textbox').fill('Half a size larger than I thought')
    const token = await page.evaluate(() => localStorage.getItem('id_token'))
    await page.request.delete('/api/frontend/session?country_iso_code=KG', {
      headers: { authorization: `Bearer ${token}` },
    })
    await form.getByRole('button', { name: 'Send review' }).click()
    await expect(page).toHaveURL(/\/admin\/login\?return=%2Fproduct%2F/)
    await logIn(shopper, who)
    await expect(page).toHaveURL(new RegExp(`/product/${slug}`))
    await wake(page, 'review-form')
    await expect(form.getByRole('textbox')).toHaveValue('Half a size larger than I thought')
    await expect(form.getByRole('radio', { name: /^4 stars/ })).toBeChecked()
  },
)
