import { expect, type Shopper } from '../flow.ts'

type Filter = 'group' | 'model' | 'technique' | 'color' | 'size'

/** Checks a filter of a list; if the filters are a sheet, opens it first and applies it with its button. */
export async function narrowTo({ page, messages }: Shopper, filter: Filter, value: string): Promise<void> {
  const sheet = page.getByRole('button', { name: messages.filters })
  const isSheet = await sheet.isVisible()
  if (isSheet) await sheet.click()
  await page.locator(`#site-filters-form input[name="${filter}"][value="${value}"]`).check()
  if (isSheet) await page.locator('#site-filters-form [type="submit"]').click()
  await expect(page).toHaveURL(new RegExp(`[?&]${filter}=${value}`))
}

/** The number of goods shown above the list. */
export async function foundGoods({ page }: Shopper): Promise<number> {
  return Number.parseInt((await page.locator('.site-found').innerText()).replaceAll(/\s/g, ''), 10)
}
