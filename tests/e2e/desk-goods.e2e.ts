import type { Page } from '@playwright/test'
import { expect, test } from './flow.ts'
import { openDesk } from './people/another-manager.ts'
import { waitUntilAlive } from './people/put-in-cart.ts'
import { pairsOf } from './store/goods.ts'

/** The boots of this name in the colour and size of which there are most: no other journey buys or prices them. */
async function boots(origin: string, slug: string) {
  const [most] = (await pairsOf(origin, slug)).toSorted((a, b) => b.stock - a.stock)
  if (!most) throw new Error(`There are no ${slug}`)
  return most
}

const section = (page: Page, name: 'Stock' | 'Prices') => page.getByRole('region', { name })
const sizeOf = (page: Page, { variation_id, size }: { variation_id: number; size: string }) =>
  section(page, 'Stock').locator(`#stock-${variation_id}-${size}`)

async function save(page: Page, name: 'Stock' | 'Prices'): Promise<void> {
  await section(page, name).getByRole('button', { name: 'Save', exact: true }).click()
}

const saved = (page: Page, name: 'Stock' | 'Prices') =>
  expect(section(page, name).getByText('Saved. The store is up to date.')).toBeVisible()

test(
  'what a manager counts and prices is what the page of the product says at once',
  { tag: ['@phone', '@desk'] },
  async ({ shopper, browser, origin }, { project }) => {
    const { page: buyer } = shopper
    const pair = await boots(origin, project.name === 'phone' ? 'manas-boots' : 'osh-bazaar-laced-boots')
    const shop = `/product/${pair.slug}?variation=${pair.variation_id}&size=${pair.size}`
    await buyer.goto(shop)
    const { page: desk, leave } = await openDesk(browser, origin, `/desk/goods?text=${pair.slug}`)
    await desk.getByRole('link', { name: pair.name.en, exact: true }).click()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(pair.name.en)

    await sizeOf(desk, pair).fill('none')
    await save(desk, 'Stock')
    await expect(sizeOf(desk, pair)).toBeFocused()
    await expect(desk.getByText('A whole number of pieces')).toBeVisible()
    await sizeOf(desk, pair).fill('1')
    await save(desk, 'Stock')
    await saved(desk, 'Stock')

    const here = section(desk, 'Prices').getByRole('group', { name: 'Kyrgyzstan', exact: true })
    await here.getByLabel('Price').fill('3 210,50')
    await here.getByLabel('Discount').fill('10.50')
    await expect(here.getByText('3 200.00 KGS')).toBeVisible()
    await save(desk, 'Prices')
    await saved(desk, 'Prices')

    await buyer.goto(shop)
    await waitUntilAlive(shopper)
    await expect(buyer.locator('main')).toContainText('3 200.00 KGS')
    const size = buyer
      .locator('.shyrdak-buy-box')
      .getByRole('radio', { name: new RegExp(`^${pair.size}\\b`) })
    await expect(size).toHaveAccessibleName(/last one/)
    await leave()
  },
)

test(
  'two managers at once: the second is told what the first changed, and nothing typed is lost',
  { tag: '@desk' },
  async ({ browser, origin }) => {
    const pair = await boots(origin, 'chabans-boots')
    const path = `/desk/goods/${pair.product_id}`
    const [first, second] = [await openDesk(browser, origin, path), await openDesk(browser, origin, path)]
    second.trouble.expect(/409/)
    const [here, there] = [first.page, second.page]
    await expect(sizeOf(there, pair)).toBeVisible()
    await sizeOf(here, pair).fill('31')
    await save(here, 'Stock')
    await saved(here, 'Stock')
    await section(here, 'Prices')
      .getByRole('group', { name: 'Kazakhstan', exact: true })
      .getByLabel('Price')
      .fill('4100')
    await save(here, 'Prices')
    await saved(here, 'Prices')

    await sizeOf(there, pair).fill('77')
    await save(there, 'Stock')
    await expect(
      section(there, 'Stock').getByText(`changed in the meantime: ${pair.stock} → 31`),
    ).toBeVisible()
    await expect(section(there, 'Stock').getByText('changed in the meantime')).toHaveCount(1)
    await expect(sizeOf(there, pair)).toHaveValue('77')
    await save(there, 'Stock')
    await saved(there, 'Stock')

    const kyrgyzstan = section(there, 'Prices').getByRole('group', { name: 'Kyrgyzstan', exact: true })
    await kyrgyzstan.getByLabel('Price').fill('3900')
    await save(there, 'Prices')
    const kazakhstan = section(there, 'Prices').getByRole('group', { name: 'Kazakhstan', exact: true })
    await expect(
      kazakhstan.getByText('A colleague has set 4 100.00 KGS, discount 600.00 KGS, in the meantime'),
    ).toBeVisible()
    await expect(kyrgyzstan.getByLabel('Price')).toHaveValue('3900')
    await save(there, 'Prices')
    await saved(there, 'Prices')
    await here.reload()
    await expect(sizeOf(here, pair)).toHaveValue('77')
    for (const [country, price] of [
      ['Kyrgyzstan', '3900'],
      ['Kazakhstan', '4100'],
    ] as const)
      await expect(
        section(here, 'Prices').getByRole('group', { name: country, exact: true }).getByLabel('Price'),
      ).toHaveValue(price)
    await Promise.all([first.leave(), second.leave()])
  },
)
