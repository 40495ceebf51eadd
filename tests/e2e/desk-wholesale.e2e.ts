import { expect, test } from './flow.ts'
import { openDesk } from './people/another-manager.ts'
import { findBarriers } from './people/find-barriers.ts'
import { orderWholesale } from './store/wholesale-client.ts'

test(
  'a manager changes a client’s list, moves its order to shipping, records a part payment and corrects a kit',
  { tag: '@desk' },
  async ({ browser, origin }) => {
    test.slow()
    const { number, company } = await orderWholesale(origin)
    const { page: desk, leave } = await openDesk(browser, origin, '/desk/clients')
    const said = (text: string | RegExp) => expect(desk.getByText(text)).toBeVisible()
    const fits = async () => expect(await findBarriers(desk)).toEqual([])

    await desk.getByRole('link', { name: company }).click()
    const list = desk.getByLabel('Price list')
    const before = await list.inputValue()
    await list.selectOption({ index: before === '' ? 1 : 0 })
    await desk.getByRole('button', { name: 'Save' }).click()
    await said(/Saved\. It applies/)
    await fits()

    await desk.goto(`/desk/wholesale-orders?text=${number}`)
    await fits()
    await desk.getByRole('link', { name: number }).click()
    for (const status of ['In production', 'Packaging of goods', 'Dispatch of goods']) {
      await desk.getByRole('button', { name: `Move to “${status}”` }).click()
      await said(`The order is now “${status}”. The customer sees it too.`)
    }
    await expect(desk.getByRole('region', { name: 'Branding kits' }).getByText('Used')).toBeVisible()
    await fits()

    await desk.getByRole('region', { name: 'Invoices' }).getByRole('link').click()
    await desk.getByLabel('Amount received, in som').fill('1000')
    await desk.getByLabel('Note', { exact: true }).fill('Demir Bank, 4711')
    await desk.getByRole('button', { name: 'Save' }).click()
    await said(/Recorded\. The client/)
    await said('Paid in part')
    await expect(desk.getByRole('row', { name: /Demir Bank, 4711/ })).toContainText('1 000.00')
    await fits()

    await desk.goto(`/desk/kits?text=${encodeURIComponent(company)}`)
    await desk.locator('.site-desk-list').getByRole('link').first().click()
    await expect(desk.getByRole('heading', { name: 'Correct the balance' })).toBeVisible()
    const history = desk.getByRole('region', { name: 'History' }).getByRole('row')
    const booked = await history.count()
    await desk.getByLabel(/^Change, in pieces/).fill('7')
    await desk.getByRole('textbox', { name: /^Reason/ }).fill('Found in the back room')
    await desk.getByRole('button', { name: 'Save' }).click()
    await said(/Corrected\. The client/)
    await expect(history).toHaveCount(booked + 1)
    await expect(history.nth(1)).toContainText('+7')
    await fits()
    await leave()
  },
)

test(
  'a price is added to a list, found there, changed and removed',
  { tag: '@desk' },
  async ({ browser, origin }) => {
    const { page: desk, leave } = await openDesk(browser, origin, '/desk/price-lists')
    await desk.locator('.site-desk-list').getByRole('link').first().click()
    await desk.getByRole('link', { name: 'Add a price' }).click()
    await desk.getByRole('searchbox', { name: /^Product/ }).fill('slippers')
    await desk.keyboard.press('Enter')
    const goods = desk.getByRole('radio').first()
    await goods.check()
    await desk.getByLabel(/^From how many pieces/).fill('5000')
    await desk.getByLabel('Price of one piece, in som').fill('777')
    await desk.getByRole('button', { name: 'Save' }).click()
    await desk.getByRole('link', { name: 'Open the new price' }).click()
    await expect(desk.getByLabel('Price of one piece, in som')).toHaveValue('777')
    await desk.getByLabel('Price of one piece, in som').fill('778')
    await desk.getByRole('button', { name: 'Save' }).click()
    await expect(desk.getByText(/Saved\. It applies/)).toBeVisible()
    await desk.getByRole('button', { name: 'Delete' }).click()
    await expect(desk.getByText('Delete this price?')).toBeFocused()
    await desk.getByRole('button', { name: 'Delete' }).click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Prices in the list' })).toBeVisible()
    await expect(desk.getByText('The price was deleted.')).toBeVisible()
    expect(await findBarriers(desk)).toEqual([])
    await leave()
  },
)

const LISTS = ['clients', 'wholesale-orders', 'invoices', 'kits', 'price-lists/1', 'orders', 'discounts']

/** Pixels: the highest cell with unbroken words; one whose words break into letters is higher. */
const MAX_HEIGHT = 150

test(
  'the columns of a list do not break words at any width, and going back leads to the row',
  { tag: '@desk' },
  async ({ browser, origin }) => {
    test.slow()
    const { page: desk, leave } = await openDesk(browser, origin, '/desk/clients')
    for (const list of LISTS) {
      await desk.goto(`/desk/${list}`)
      await expect(desk.locator('.site-desk-row').first()).toBeVisible()
      for (const width of [781, 1024, 1280, 1440]) {
        await desk.setViewportSize({ width, height: 900 })
        const broken = await desk
          .locator('.site-desk-row > span')
          .evaluateAll(
            (cells, most) =>
              cells
                .filter((cell) => cell.getBoundingClientRect().height > most)
                .map((cell) => cell.textContent),
            MAX_HEIGHT,
          )
        expect.soft(broken, `/desk/${list} at ${width}`).toEqual([])
      }
    }
    await desk.goto('/desk/price-lists/1?page=2')
    const row = desk.locator('.site-desk-row a').nth(20)
    await row.click()
    await expect(desk.getByRole('button', { name: 'Delete' })).toBeVisible()
    await desk.goBack()
    await expect(row).toBeFocused()
    await expect(row).toBeInViewport()
    await row.click()
    await expect(desk.getByRole('link', { name: 'Back to the price list' })).toHaveAttribute(
      'href',
      /page=2$/,
    )
    await leave()
  },
)
