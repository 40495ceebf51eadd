import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from './flow.ts'
import { openDesk } from './people/another-manager.ts'
import {
  chooseDelivery,
  choosePayment,
  fillInAddress,
  goToCheckout,
  goToDelivery,
  placeOrder,
} from './people/check-out.ts'
import { answerAtBank, expectPaid } from './people/pay-at-bank.ts'
import { addFromListing, openCart } from './people/put-in-cart.ts'
import { plentyOf } from './store/goods.ts'

/** The total from which delivery within Kyrgyzstan is free in the demo, in som. */
const FREE_FROM = 10_000

test(
  'a discount code that ends before the order is placed is named as expired, and the order is placed without it',
  { tag: '@desk' },
  async ({ shopper, trouble, browser, origin }) => {
    test.slow()
    const { page } = shopper
    // Unique, because a retry would find the code of the first run.
    const name = `Gift-${randomUUID().slice(0, 8)}`
    const named = name.toUpperCase()
    const { page: desk, leave } = await openDesk(browser, origin, '/desk/discounts')
    await desk.getByRole('link', { name: 'Add a code' }).click()
    await desk.getByRole('textbox', { name: 'Code' }).fill(name)
    await desk.getByLabel('Percent').fill('15')
    await desk.getByRole('button', { name: 'Create code' }).click()
    await desk.getByRole('link', { name: named }).click()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(named)

    const pair = await plentyOf(origin, 16)
    await addFromListing(shopper, pair)
    await openCart(shopper)
    const summary = page.locator('.shyrdak-order-summary')
    await expect(summary).toContainText(/Add goods for .* more, and delivery is free/)
    const count = Math.ceil(FREE_FROM / Number(pair.sale_cost))
    await page.getByRole('spinbutton').fill(String(count))
    await page.getByRole('spinbutton').press('Enter')
    await expect(summary).toContainText('Delivery is free')
    await page.getByRole('button', { name: 'I have a code' }).click()
    const code = page.getByLabel('Discount code')
    await expect(code).toBeFocused()
    await code.fill('gift-16')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('We don’t know this code')).toBeVisible()
    await code.fill(` ${name.toLowerCase()} `)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(summary).toContainText('15% off the goods')
    await expect(summary).toContainText(`Discount (${named})`)
    await page.reload()
    await expect(summary, 'the code stays with the basket').toContainText(`Discount (${named})`)

    await goToCheckout(shopper)
    await fillInAddress(shopper)
    await page.getByRole('checkbox', { name: 'This is a gift' }).check()
    await page.getByLabel('Note for the gift').fill('Туулган күнүң менен, апа!')
    await goToDelivery(shopper)
    await chooseDelivery(shopper)
    await choosePayment(shopper)
    await expect(summary).toContainText(`Discount (${named})`)

    await desk.getByRole('checkbox', { name: 'Switched on' }).uncheck()
    await desk.getByRole('button', { name: 'Save' }).click()
    await expect(desk.getByText('Saved. It applies to new orders.')).toBeFocused()
    trouble.expect(/409/)
    await placeOrder(shopper)
    await expect(page.getByText('This code has expired')).toBeVisible()
    await expect(page.getByText(/The total was .*, now it is/)).toBeVisible()
    await page.getByRole('button', { name: 'Continue with the new total' }).click()
    await placeOrder(shopper)
    await answerAtBank(shopper, 'bankPays')
    await expectPaid(shopper)
    await expect(page.getByText('Туулган күнүң менен, апа!')).toBeVisible()
    await expect(page.locator('.site-order-sums')).not.toContainText(named)

    const total = await page.locator('.site-order-total dd').innerText()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Receipt (PDF)' }).click()
    const receipt = await getDocumentProxy(new Uint8Array(await readFile(await (await saving).path())))
    const { text } = await extractText(receipt, { mergePages: true })
    const plain = (one: string) => one.replaceAll(/\s+/g, ' ')
    expect(plain(text)).toContain(plain(total))
    await leave()
  },
)
