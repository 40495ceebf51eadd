import { expect, type Page } from '@playwright/test'
import { sessionOf } from './logged-in.ts'

/** Accounts of the demo: two of one company, and a viewer of another. */
export type WholesalePerson = 'wholesale' | 'buyer' | 'viewer'

/** The profile of a wholesale client's employee who is already logged in. In English. */
export async function logInForCompany(page: Page, who: WholesalePerson): Promise<void> {
  // The store's smallest response opens its origin, so that the session can be written to storage.
  await page.goto('/api/health')
  const { origin } = new URL(page.url())
  const session = await sessionOf(origin, 'wholesale', {
    email: `${who}@example.com`,
    password: 'felt-and-wool',
  })
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, session)
  await page.goto('/admin/profile')
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
}

/** From the menu to a product of the catalogue. */
export async function openGoods(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Reyestr' }).click()
  await page.getByRole('link', { name: 'Footwear', exact: true }).click()
  for (;;) {
    const goods = page.getByRole('link', { name, exact: true })
    await expect(page.getByRole('list').filter({ has: page.getByRole('article') })).toBeVisible()
    if ((await goods.count()) > 0) return goods.click()
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForLoadState('networkidle')
  }
}

/**
 * Fills every cell of the grid with the same count, with the keyboard alone: one row that is then filled
 * down. Returns the sum.
 */
export async function fillGrid(page: Page, count: number): Promise<number> {
  const cells = page.getByRole('grid').getByRole('textbox')
  const columns = await page.locator('[data-cell^="0:"]').count()
  await cells.first().focus()
  for (let column = 1; column < columns; column += 1) {
    await page.keyboard.type(String(count))
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type(String(count))
  await page.keyboard.press('Home')
  await page.keyboard.press('Control+Shift+ArrowRight')
  await page.keyboard.press('Control+Shift+ArrowDown')
  await page.keyboard.press('Control+KeyD')
  return (await cells.count()) * count
}
