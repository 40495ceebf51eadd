import { expect, type Shopper } from '../journey.ts'

/** What the person presses at the test bank, and the way back to the store. */
export async function answerAtBank(
  { page, words }: Shopper,
  choice: 'bankPays' | 'bankRefuses' | 'bankCancels',
): Promise<void> {
  await page.waitForURL('**/test-bank/**')
  await page.getByRole('button', { name: words[choice], exact: true }).click()
  const back = page.getByRole('button', { name: words.backToStore })
  await expect(back.or(page.locator('.shyrdak-order-status'))).toBeVisible()
  if (await back.isVisible()) await back.click()
}

/** The page of the order says that it is paid, because the bank said so. */
export async function expectPaid({ page, words }: Shopper): Promise<void> {
  await expect(page.locator('.shyrdak-order-status')).toHaveAttribute('data-state', 'paid', {
    timeout: 20_000,
  })
  await expect(page.getByText(words.paid)).toBeVisible()
}

/** The page of the order says why it is not paid. */
export async function expectUnpaid({ page, words }: Shopper, why: 'refused' | 'canceled'): Promise<void> {
  await expect(page.locator('.shyrdak-order-status')).toHaveAttribute('data-state', why, { timeout: 20_000 })
  await expect(page.getByText(words[why])).toBeVisible()
}
