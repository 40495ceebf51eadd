import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from './flow.ts'
import { findBarriers } from './people/find-barriers.ts'
import { logInForCompany } from './people/wholesale-person.ts'
import { fillWorkbook } from './store/fill-workbook.ts'
import { openStore, type OpenStore } from './store/open-store.ts'
import { rowsOf, type Rows } from './store/rows.ts'

interface Own {
  store: OpenStore
  rows: Rows
}

/** A store whose prices change during the test. */
const own = test.extend<object, { changing: Own }>({
  changing: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the names of what is asked for here
    async ({}, use) => {
      const store = await openStore()
      const rows = await rowsOf(store)
      await use({ store, rows })
      await rows.close()
      await store.leave()
    },
    { scope: 'worker' },
  ],
  origin: ({ changing }, use) => use(changing.store.origin),
})

const menu = (page: Page) => page.getByRole('navigation', { name: 'Your account' })
/** The boots of a demo order. */
const BOOTS = 'Khan Tengri boots with sheepskin'
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

/** The cells of a CSV line, without the quotes around those that contain a comma. */
const cellsOf = (line: string): string[] =>
  Array.from(
    line.trimEnd().matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g),
    ([, quoted, bare]) => quoted ?? bare ?? '',
  )

/** Opens the demo's order with the boots, from the menu. */
async function openOrder(page: Page): Promise<void> {
  await menu(page).getByRole('link', { name: 'Order history', exact: true }).click()
  await page.getByRole('listitem').filter({ hasText: 'Packaging of goods' }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: BOOTS })).toBeVisible()
}

own(
  'a wholesale client downloads an invoice as PDF, and reorders at changed prices',
  { tag: '@desk' },
  async ({ shopper: { page }, changing: { rows }, trouble }) => {
    own.slow()
    // A product no longer on sale is requested and not found.
    trouble.expect(/response: 404 GET .*\/wholesale\/catalog\/\d+/, /status of 404/)
    await logInForCompany(page, 'wholesale')
    await openOrder(page)
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'View invoices' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Invoices for order/ })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])

    const facts = (await page.getByRole('article').getByRole('definition').allTextContents()).map(plain)
    // The seller's tax number and account, and the four sums.
    expect(facts).toHaveLength(8)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download PDF' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^invoice-\d{4}-\d{6}\.pdf$/)
    const document = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
    const text = plain((await extractText(document, { mergePages: true })).text)
    for (const fact of facts) expect(text).toContain(fact)
    const address = '17 Zhanybek Batyr Street'
    await expect(page.getByRole('article').getByText(address)).toBeVisible()
    expect(text).toContain(address)
    expect(text).toContain('Ак-Кийиз')
    expect(text).toContain(BOOTS)

    await rows.query(
      `update price set amount_minor = amount_minor + 50000
       where country = 'KG' and product_id = (select id from product where name ->> 'en' = $1 and id in
         (select product_id from wholesale_product))`,
      [BOOTS],
    )
    await rows.query(
      `delete from price where product_id in (select id from product where name ->> 'en' = 'Osh laced boots')`,
    )
    await rows.query(
      `delete from list_price where product_id in (select id from product where name ->> 'en' = 'Osh laced boots')`,
    )
    await page.getByRole('link', { name: 'View order' }).click()
    await page.getByRole('button', { name: 'Reorder' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/^2\slines have new prices · \d+\spieces$/)).toBeVisible()
    await expect(dialog.getByText(/^2\slines are no longer available · \d+\spieces$/)).toBeVisible()
    await expect(dialog.getByText(/^2\slines at the same price · \d+\spieces$/)).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    // Nothing has been confirmed yet, and a reload loses nothing.
    await page.reload()
    await expect(dialog.getByText(/^2\slines have new prices · \d+\spieces$/)).toBeVisible()
    const add = dialog.getByRole('button', { name: /^Add \d+\spieces to basket$/ })
    const pieces = (await add.innerText()).replaceAll(/\D/g, '')
    await add.click()
    await page.getByRole('status').getByRole('link', { name: 'View basket' }).click()
    await expect(page.getByRole('spinbutton')).toHaveCount(4)
    await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(`Pieces${pieces}`)
  },
)

test(
  'the three wrong lines of an uploaded order of 200 are named before the others are added',
  { tag: '@desk' },
  async ({ shopper: { page } }) => {
    test.slow()
    await logInForCompany(page, 'buyer')
    await menu(page).getByRole('link', { name: 'Price list' }).click()
    const saved = async (name: string) => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      return readFile(await (await download).path())
    }
    const [heading = '', ...lines] = (await saved('Price list as CSV')).toString('utf8').trimEnd().split('\n')
    const columns = cellsOf(heading.replace('\uFEFF', ''))
    const letterOf = (name: string) => String.fromCodePoint('A'.charCodeAt(0) + columns.indexOf(name))
    const stock = columns.indexOf('In stock')
    // Items in stock are never short. The first row below the headings is row 2 of the sheet.
    const rows = lines.flatMap((line, place) => (Number(cellsOf(line)[stock]) >= 2 ? [place + 2] : []))
    const [noSize, noNumber, noGoods] = [rows[9], rows[99], rows[199]]
    const order = fillWorkbook(await saved('Price list for Excel'), {
      ...Object.fromEntries(rows.slice(0, 200).map((row) => [`${letterOf('Quantity')}${row}`, 2])),
      [`${letterOf('Size')}${noSize}`]: '99',
      [`${letterOf('Quantity')}${noNumber}`]: 'two',
      [`${letterOf('Article')}${noGoods}`]: 999_999,
    })
    await page.getByLabel('Upload a filled-in file').setInputFiles({
      name: 'order.xlsx',
      mimeType: '',
      buffer: Buffer.from(order),
    })
    await expect(
      page.getByRole('heading', { name: /^197\slines are ready · 3\slines can’t be ordered$/ }),
    ).toBeFocused()
    const wrong = page.getByRole('table').filter({ hasText: 'What is wrong' })
    await expect(wrong.getByRole('row', { name: new RegExp(`^${noSize} `) })).toContainText(
      'Size: there is no “99”. There is:',
    )
    await expect(wrong.getByRole('row', { name: new RegExp(`^${noNumber} `) })).toContainText(
      'not a whole number: “two”',
    )
    await expect(wrong.getByRole('row', { name: new RegExp(`^${noGoods} `) })).toContainText(
      'Article: there is no “999999”',
    )
    expect(await findBarriers(page)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull()
    await page.getByRole('button', { name: 'Add 197 lines to basket' }).click()
    await expect(page.getByText(/197 lines were added/)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Wholesale basket: 394/ })).toBeVisible()
  },
)

test(
  'a workbook without quantities that is uploaded again is refused, and fits the phone',
  { tag: '@phone' },
  async ({ shopper: { page }, trouble }) => {
    trouble.expect(/response: 422 POST .*\/wholesale\/order\/file/, /status of 422/)
    await logInForCompany(page, 'buyer')
    await page.goto('/admin/price-list')
    // On a phone the goods come first, with the file options collapsed above them.
    await expect(page.getByRole('button', { name: 'Price list for Excel' })).toBeHidden()
    await page.locator('summary').filter({ hasText: 'Order from a file' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Price list for Excel' }).click()
    const path = await (await download).path()
    await page.getByLabel('Upload a filled-in file').setInputFiles({
      name: 'price-list.xlsx',
      mimeType: '',
      buffer: await readFile(path),
    })
    // The saved file has no quantities yet.
    await expect(page.getByText('No line has a quantity.')).toBeVisible()
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
  },
)

test(
  'the longest name of a document, that of kits in Kyrgyz, does not run into its status',
  { tag: '@desk' },
  async ({ shopper: { page } }) => {
    await logInForCompany(page, 'wholesale')
    await page.goto('/kg/admin/invoice/orders')
    const kits = page.getByRole('listitem').filter({ hasText: 'Логотип топтомдору' })
    await expect(kits.first()).toBeVisible()
    for (const row of await kits.all()) {
      const [name, status] = [row.getByRole('link'), row.locator('.site-document-status')]
      const [left, right] = [await name.boundingBox(), await status.boundingBox()]
      expect(left!.x + left!.width).toBeLessThan(right!.x - 8)
    }
  },
)

test(
  'a viewer sees orders and kits, and no invoices, balances or employees',
  { tag: '@phone' },
  async ({ shopper: { page } }) => {
    await logInForCompany(page, 'viewer')
    await menu(page).getByRole('link', { name: 'Order history', exact: true }).click()
    await expect(page.getByText('Order total').first()).toBeVisible()
    await expect(page.getByText('Balance due')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await page
      .getByRole('link', { name: /^Order S-/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Items' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Invoices' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Reorder' })).toHaveCount(0)
    await page.goto('/admin/invoice/orders')
    await expect(page.getByText('Your role does not include invoices')).toBeVisible()
    await page.goto('/admin/order-details')
    await expect(page.getByRole('heading', { name: 'Alatau', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Buy kits' })).toHaveCount(0)
    await page.goto('/admin/profile')
    await expect(page.getByRole('heading', { name: 'Your company' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Employees' })).toHaveCount(0)
    expect(await findBarriers(page)).toEqual([])
  },
)

own(
  'an owner invites an employee, renames and removes them',
  { tag: '@phone' },
  async ({ shopper: { page } }) => {
    await logInForCompany(page, 'wholesale')
    const employees = page.getByRole('region', { name: 'Employees' })
    await employees.getByLabel('First name').fill('Нурбек')
    await employees.getByLabel('Last name').fill('Асанов')
    await employees.getByLabel('Email').fill('nurbek@example.kg')
    await employees.getByLabel('Role', { exact: false }).last().selectOption('viewer')
    await employees.getByRole('button', { name: 'Send invitation' }).click()
    await expect(employees.getByText('The invitation is on its way.')).toBeVisible()
    const row = employees.getByRole('listitem').filter({ hasText: 'nurbek@example.kg' })
    await expect(row.getByText('Invited')).toBeVisible()
    await expect(employees.getByText(/The last owner can.t be removed/)).toBeVisible()
    await row.getByRole('button', { name: 'Change name: Нурбек Асанов' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change name' })
    await expect(dialog.getByLabel('First name')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Нурлан')
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(employees.getByText('The name is now Нурлан Асанов.')).toBeVisible()
    await expect(row.getByRole('button', { name: 'Change name: Нурлан Асанов' })).toBeFocused()
    await row.getByRole('button', { name: 'Remove Нурлан Асанов' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Нурлан Асанов' }).click()
    await expect(row).toHaveCount(0)
    await expect(employees.getByText('Нурлан has been removed.')).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
  },
)
