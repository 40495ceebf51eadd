import type { Page } from '@playwright/test'
import { expect, test } from './flow.ts'
import { openDesk } from './people/another-manager.ts'
import { photoOf } from './people/choose-photo.ts'
import { openCart, putInCart, waitUntilAlive } from './people/put-in-cart.ts'
import { pairsOf } from './store/goods.ts'
import { openStore } from './store/open-store.ts'

/** The colour and size of these boots with the highest stock: no other test buys or prices them. */
async function boots(origin: string, slug: string) {
  const [most] = (await pairsOf(origin, slug)).toSorted((a, b) => b.stock - a.stock)
  if (!most) throw new Error(`There are no ${slug}`)
  return most
}

type Section = 'Colours and photos' | 'Stock' | 'Prices'

const section = (page: Page, name: Section) => page.getByRole('region', { name, exact: true })
const sizeOf = (page: Page, { variation_id, size }: { variation_id: number; size: string }) =>
  section(page, 'Stock').locator(`#stock-${variation_id}-${size}`)

async function save(page: Page, name: Section): Promise<void> {
  await section(page, name).getByRole('button', { name: 'Save', exact: true }).click()
}

const saved = (page: Page, name: Section) =>
  expect(section(page, name).getByText('Saved. The store is up to date.')).toBeVisible()

test(
  'a manager’s stock and prices are shown on the product’s page at once',
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
  'of two managers at once, the second is told what the first changed, and loses nothing typed',
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

/** In a store of its own, because new goods are first in its lists. */
const inOwnStore = test.extend({
  // eslint-disable-next-line no-empty-pattern -- the runner reads the names of what is asked for here
  origin: async ({}, use) => {
    const store = await openStore()
    await use(store.origin)
    await store.leave()
  },
})

inOwnStore(
  'a manager creates a product on a phone, corrects its fields and puts it on sale, and a shopper finds it',
  { tag: '@phone' },
  async ({ shopper, browser, origin }) => {
    const { page: desk, leave } = await openDesk(browser, origin, '/desk/goods/new')
    const begun = desk.getByRole('region', { name: 'New retail product' })
    const NAMES = { English: 'Felt apple basket', Russian: 'Войлочная корзина', Kyrgyz: 'Кийиз себет' }
    for (const [language, name] of Object.entries(NAMES))
      await begun.getByRole('textbox', { name: language }).fill(name)
    await begun.getByLabel('For whom').selectOption('Unisex')
    await begun.getByLabel('Weight, g').fill('half a kilo')
    await begun.getByRole('button', { name: 'Create draft' }).click()
    await expect(begun.getByLabel('Category')).toBeFocused()
    await expect(begun.getByLabel('Category')).toHaveAccessibleDescription('Required field')
    await expect(begun.getByLabel('Weight, g')).toHaveAccessibleDescription(/A whole number of grams/)
    await begun.getByLabel('Category').selectOption({ index: 1 })
    await begun.getByLabel('Weight, g').fill('500')
    await begun.getByRole('button', { name: 'Create draft' }).click()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(NAMES.English)

    const colors = section(desk, 'Colours and photos')
    await colors.getByLabel('Another colour').selectOption({ index: 1 })
    await colors.getByRole('button', { name: 'Add', exact: true }).click()
    await colors.getByLabel('Sizes').fill('S, M')
    await colors.locator('input[type=file]').setInputFiles(await photoOf('#7c2a2a'))
    await expect(colors.getByRole('img')).toHaveCount(1)
    await save(desk, 'Colours and photos')
    await saved(desk, 'Colours and photos')
    const counts = section(desk, 'Stock').getByRole('textbox')
    await expect(counts).toHaveCount(2)
    for (const count of await counts.all()) await count.fill('3')
    await save(desk, 'Stock')
    await saved(desk, 'Stock')
    const prices = section(desk, 'Prices')
    await prices.getByLabel('Another country').selectOption('Kyrgyzstan')
    await prices.getByRole('button', { name: 'Add', exact: true }).click()
    const price = prices.getByRole('group', { name: 'Kyrgyzstan', exact: true }).getByLabel('Price')
    await price.fill('nothing')
    await save(desk, 'Prices')
    await expect(price).toBeFocused()
    await price.fill('1250')
    await save(desk, 'Prices')
    await saved(desk, 'Prices')
    await expect(desk.getByRole('region', { name: 'On sale in 1 country' })).toBeVisible()

    const { page: buyer } = shopper
    await buyer.goto('/product/felt-apple-basket')
    await buyer.locator('.shyrdak-breadcrumbs a').last().click()
    await expect(buyer).toHaveURL(/\/categories\//)
    await buyer.locator('main').getByRole('link', { name: NAMES.English }).first().click()
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(NAMES.English)
    const pair = (await pairsOf(origin, 'felt-apple-basket')).at(-1)
    if (!pair) throw new Error('The new product has no size')
    await putInCart(shopper, pair)
    await openCart(shopper)
    await expect(buyer.locator('.shyrdak-cart')).toContainText(NAMES.English)
    await expect(buyer.locator('.shyrdak-cart')).toContainText('1 250.00 KGS')
    await leave()
  },
)
