import type { Page } from '@playwright/test'
import { expect, type Shopper } from '../journey.ts'

/** The subjects of the letters that hold this order's number, the newest first. */
export async function lettersAbout(page: Page, order: string): Promise<string[]> {
  await page.goto('/dev/mailbox')
  return page.getByRole('link', { name: order }).allInnerTexts()
}

/** Opens the letter that confirms the order and follows its link. */
export async function followLetter({ page, words }: Shopper, order: string): Promise<void> {
  await expect.poll(async () => (await lettersAbout(page, order)).length).toBeGreaterThan(0)
  await page.getByRole('link', { name: order }).filter({ hasText: words.letterOfOrder }).click()
  const link = page.frameLocator('iframe').getByRole('link').first()
  await expect(link).toBeVisible()
  await link.click()
}
