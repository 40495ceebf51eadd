import { expect, type Shopper } from '../flow.ts'

/** Presses a button at the test bank and returns to the store. */
export async function answerAtBank(
  { page, messages }: Shopper,
  choice: 'bankPays' | 'bankRefuses' | 'bankCancels',
): Promise<void> {
  await page.waitForURL('**/test-bank/**')
  await page.getByRole('button', { name: messages[choice], exact: true }).click()
  const back = page.getByRole('button', { name: messages.backToStore })
  await expect(back.or(page.locator('.shyrdak-order-status'))).toBeVisible()
  if (await back.isVisible()) await back.click()
}

/** Expects the order's page to show it as paid, because the bank confirmed it. */
export async function expectPaid({ page, messages }: Shopper): Promise<void> {
  await expect(page.locator('.shyrdak-order-status')).toHaveAttribute('data-state', 'paid', {
    timeout: 20_000,
  })
  await expect(page.getByText(messages.paid)).toBeVisible()
}

/** Expects the order's page to show why it is unpaid. */
export async function expectUnpaid({ page, messages }: Shopper, why: 'refused' | 'canceled'): Promise<void> {
  await expect(page.locator('.shyrdak-order-status')).toHaveAttribute('data-state', why, { timeout: 20_000 })
  await expect(page.getByText(messages[why])).toBeVisible()
}
