import type { Page } from '@playwright/test'
import { expect, test } from './flow.ts'
import { withStore } from './own-store.ts'
import { openDesk } from './people/another-manager.ts'
import { comeToPlacing, placeOrder } from './people/check-out.ts'
import { photoOf } from './people/choose-photo.ts'
import { findBarriers } from './people/find-barriers.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { openCart, putInCart } from './people/put-in-cart.ts'
import { pairsOf } from './store/goods.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function save(page: Page, name: string): Promise<void> {
  await section(page, name).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(section(page, name).getByText('Saved. The store is up to date.')).toBeVisible()
}

/** Enters texts of a product in one language. */
async function write(
  page: Page,
  language: string,
  texts: { Name?: string; Description?: string },
): Promise<void> {
  const whole = section(page, 'Name and description')
  await whole.getByRole('radio', { name: new RegExp(`^${language}`) }).check()
  for (const [label, text] of Object.entries(texts))
    await whole.getByRole('textbox', { name: label, exact: true }).fill(text)
}

const PRICED = ['Kyrgyzstan', 'Kazakhstan']

// In a store of its own, because new goods are first in every list.
withStore(
  'a manager creates a product, a shopper finds and buys it, and it is renamed and taken off sale',
  { tag: '@desk' },
  async ({ shopper, browser, origin }) => {
    test.setTimeout(180_000)
    const { page: buyer } = shopper
    const { page: desk, leave, trouble } = await openDesk(browser, origin, '/desk/goods')

    // A draft with the required fields.
    await desk.getByRole('link', { name: 'New product' }).click()
    const begun = section(desk, 'New retail product')
    await begun.getByRole('textbox', { name: 'English' }).fill('Yurt door cushion')
    await expect(begun.getByLabel('Address: /product/')).toHaveValue('yurt-door-cushion')
    await begun.getByLabel('Category').selectOption({ index: 2 })
    await begun.getByLabel('For whom').selectOption('Unisex')
    await begun.getByLabel('Weight, g').fill('640')
    await begun.getByRole('button', { name: 'Create draft' }).click()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Yurt door cushion')
    await expect(desk).toHaveURL(/\/desk\/goods\/\d+$/)
    const id = Number(/\d+$/.exec(desk.url())?.[0])
    const state = desk.getByRole('region', { name: 'Not on sale' })
    await expect(state.getByRole('link', { name: 'A photo' })).toBeVisible()
    expect((await fetch(`${origin}/product/yurt-door-cushion`)).status, 'is a draft').toBe(404)

    // Name and description in three languages.
    await write(desk, 'English', { Description: 'Sits well before the fire.' })
    await write(desk, 'Russian', { Name: 'Подушка к порогу', Description: 'Хорошо сидеть у огня.' })
    await write(desk, 'Kyrgyz', { Name: 'Босого жаздыгы', Description: 'От жанында отурууга жакшы.' })
    await save(desk, 'Name and description')

    // Two colours, three sizes, photos from disk.
    const colors = section(desk, 'Colours and photos')
    const names: string[] = []
    for (const [place, felt] of ['#7c2a2a', '#2d3f66'].entries()) {
      const list = colors.getByLabel('Another colour')
      names.push((await list.locator('option').nth(1).textContent()) ?? '')
      await list.selectOption({ index: 1 })
      await colors.getByRole('button', { name: 'Add', exact: true }).click()
      const card = colors.getByRole('group', { name: names[place] ?? '', exact: true })
      await expect(card.getByLabel('Sizes')).toBeFocused()
      await card.getByLabel('Sizes').fill('S, M, L')
      await card.locator('input[type=file]').setInputFiles([await photoOf(felt), await photoOf('#c9b48a')])
      await expect(card.getByRole('img')).toHaveCount(2)
    }
    await colors
      .getByRole('button', { name: /^Move photo 1 back: / })
      .first()
      .click()
    await save(desk, 'Colours and photos')

    // Stock, and one price for all delivery countries.
    const stock = section(desk, 'Stock')
    await expect(stock.getByRole('textbox')).toHaveCount(6)
    for (const field of await stock.getByRole('textbox').all()) await field.fill('4')
    await save(desk, 'Stock')
    const prices = section(desk, 'Prices')
    for (const country of PRICED) {
      await prices.getByLabel('Another country').selectOption(country)
      await prices.getByRole('button', { name: 'Add', exact: true }).click()
      await prices.getByRole('group', { name: country, exact: true }).getByLabel('Price').fill('1850')
    }
    await save(desk, 'Prices')
    await expect(desk.getByRole('region', { name: /On sale in 2.countries/ })).toBeVisible()
    expect(await findBarriers(desk, { findings: 'all' })).toEqual([])

    // A shopper finds it by search and in its category, and buys it.
    await buyer.goto('/search?text=yurt%20door%20cushion')
    const found = buyer.locator('main').getByRole('link', { name: 'Yurt door cushion' }).first()
    await expect(found).toBeVisible()
    await found.click()
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Yurt door cushion')
    await expect(buyer.locator('main')).toContainText('1 850.00 KGS')
    await buyer.locator('.shyrdak-breadcrumbs a').last().click()
    await expect(buyer).toHaveURL(/\/categories\//)
    await buyer.locator('main').getByRole('link', { name: 'Yurt door cushion' }).first().click()
    const [pair] = await pairsOf(origin, 'yurt-door-cushion')
    if (!pair) throw new Error('The new product has no colour')
    await putInCart(shopper, pair)
    await openCart(shopper)
    await comeToPlacing(shopper)
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    const order = buyer.url()
    await expect(buyer.locator('.site-order-line')).toContainText('Yurt door cushion')

    // Another name and slug: the old one redirects.
    await write(desk, 'English', { Name: 'Threshold cushion' })
    await save(desk, 'Name and description')
    const place = section(desk, 'Place in the store')
    await place.getByRole('button', { name: 'Use “threshold-cushion”' }).click()
    await save(desk, 'Place in the store')
    await buyer.goto('/product/yurt-door-cushion')
    await expect(buyer).toHaveURL(/\/product\/threshold-cushion$/)
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Threshold cushion')

    // Off sale: gone from list, search and its URL, while the order still shows it.
    const whole = section(desk, 'The whole product')
    await whole.getByRole('button', { name: 'Take off sale' }).click()
    await whole.getByRole('button', { name: 'Take off sale' }).click()
    await expect(desk.getByRole('region', { name: 'Not on sale' })).toBeVisible()
    for (const path of ['threshold-cushion', 'yurt-door-cushion', String(id)])
      expect((await fetch(`${origin}/product/${path}`)).status, path).toBe(404)
    await buyer.goto('/search?text=threshold%20cushion')
    await expect(buyer.locator('main').getByRole('link', { name: 'Threshold cushion' })).toHaveCount(0)
    await buyer.goto(order)
    await expect(buyer.locator('.site-order-line')).toContainText('Yurt door cushion')
    const photo = buyer.locator('.site-order-line img')
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)

    // It cannot be deleted any more, but a copy can.
    trouble.expect(/422/)
    await whole.getByRole('button', { name: 'Delete' }).click()
    await whole.getByRole('button', { name: 'Delete' }).click()
    await expect(whole.getByText('Not deleted')).toBeVisible()
    await expect(whole.getByRole('listitem')).toHaveText(['orders'])
    await whole.getByRole('button', { name: 'Duplicate' }).click()
    await expect(desk).not.toHaveURL(new RegExp(`/${id}$`))
    await expect(section(desk, 'Stock').getByRole('textbox').first()).toHaveValue('0')
    const copy = section(desk, 'The whole product')
    await copy.getByRole('button', { name: 'Delete' }).click()
    await copy.getByRole('button', { name: 'Delete' }).click()
    await expect(desk).toHaveURL(/\/desk\/goods$/)
    await leave()
  },
)
