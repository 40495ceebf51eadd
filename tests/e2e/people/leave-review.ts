import { expect, type Shopper } from '../flow.ts'

/** Opens the form of a review on the page of a product, in English, by one press as soon as the button is seen. */
export async function openReviewForm({ page }: Shopper): Promise<void> {
  await page.getByRole('button', { name: 'Leave a review' }).click()
  await expect(page.locator('section.shyrdak-review-form')).toBeVisible()
}

/** Stars and a text, sent. */
export async function writeReview({ page }: Shopper, stars: number, text: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Your review' })
  await form.getByRole('radio', { name: new RegExp(`^${stars} star`) }).check()
  await form.getByRole('textbox').fill(text)
  await form.getByRole('button', { name: 'Send review' }).click()
  await expect(
    page.getByText('Thank you! Reviews are verified within 48 hours before posting.'),
  ).toBeVisible()
}

/** How many reviews the page counts, and their average. */
export async function ratingOn({ page }: Shopper): Promise<{ count: number; average: number }> {
  const said = page.locator('.site-reviews-average')
  if (!(await said.isVisible())) return { count: 0, average: 0 }
  // It may be too far down to be laid out, and has no inner text there.
  const average = Number(await said.locator('strong').textContent())
  return { average, count: Number(/\d+/.exec((await said.locator('span').last().textContent()) ?? '')?.[0]) }
}
