import { expect, type Shopper } from '../flow.ts'

type Filter = 'group' | 'model' | 'technique' | 'color' | 'size'

/** Ticks a filter of a list; where the filters are a sheet, it is opened first and applied by its button. */
export async function narrowTo({ page, messages }: Shopper, filter: Filter, value: string): Promise<void> {
  const sheet = page.getByRole('button', { name: messages.filters })
  const isSheet = await sheet.isVisible()
  if (isSheet) await sheet.click()
  await page.locator(`#site-filters-form input[name="${filter}"][value="${value}"]`).check()
  if (isSheet) await page.locator('#site-filters-form [type="submit"]').click()
  await expect(page).toHaveURL(new RegExp(`[?&]${filter}=${value}`))
}

/** How many goods the list says it holds. */
export async function foundGoods({ page }: Shopper): Promise<number> {
  return Number.parseInt((await page.locator('.site-found').innerText()).replaceAll(/\s/g, ''), 10)
}
