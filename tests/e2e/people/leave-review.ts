import { expect, type Shopper } from '../flow.ts'

/** Opens the review form on a product page, in English, with one press as soon as the button is visible. */
export async function openReviewForm({ page }: Shopper): Promise<void> {
  await page.getByRole('button', { name: 'Leave a review' }).click()
  await expect(page.locator('section.shyrdak-review-form')).toBeVisible()
}

/** Submits a rating and a text. */
export async function writeReview({ page }: Shopper, stars: number, text: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Your review' })
  await form.getByRole('radio', { name: new RegExp(`^${stars} star`) }).check()
  await form.getByRole('textbox').fill(text)
  await form.getByRole('button', { name: 'Send review' }).click()
  await expect(
    page.getByText('Thank you! Reviews are verified within 48 hours before posting.'),
  ).toBeVisible()
}

/** The number of reviews and the average shown on the page. */
export async function ratingOn({ page }: Shopper): Promise<{ count: number; average: number }> {
  const said = page.locator('.site-reviews-average')
  if (!(await said.isVisible())) return { count: 0, average: 0 }
  // Not innerText: it is empty where the element is too far down to be laid out.
  const average = Number(await said.locator('strong').textContent())
  return { average, count: Number(/\d+/.exec((await said.locator('span').last().textContent()) ?? '')?.[0]) }
}
