import { expect, test } from './flow.ts'
import { withStore } from './own-store.ts'
import { openDesk } from './people/another-manager.ts'
import { findBarriers } from './people/find-barriers.ts'
import { deskOf } from './store/desk.ts'
import { plentyOf } from './store/goods.ts'
import { buy } from './store/other-buyer.ts'

// In a store of its own, because everything in its list is packed.
withStore(
  'a manager prints the slips of three orders and moves them, except one that a colleague has put on hold',
  { tag: ['@desk', '@phone'] },
  async ({ browser, origin }) => {
    test.slow()
    const pair = await plentyOf(origin, 3)
    for (let bought = 0; bought < 3; bought += 1)
      // One after the other, so that their numbers are consecutive.
      // eslint-disable-next-line no-await-in-loop
      await buy(origin, pair, 1)
    const colleague = await deskOf(origin)
    const orders = await colleague.findOrders('bakyt')
    expect(orders).toHaveLength(3)
    const [first, second, third] = orders
    for (const order of orders)
      // eslint-disable-next-line no-await-in-loop -- as above
      await colleague.moveOrder(order, 'in_production', 'packaging')

    const { page, leave } = await openDesk(browser, origin, '/desk/orders?text=bakyt')
    const bar = page.getByRole('region', { name: 'Selected orders' })
    await page.getByRole('checkbox', { name: 'Select all on this page' }).focus()
    await page.keyboard.press('Space')
    await expect(bar.getByText('3 orders selected')).toBeVisible()
    expect(await findBarriers(page, { atDeskToo: true })).toEqual([])

    const opened = page.waitForEvent('popup')
    await bar.getByRole('link', { name: 'Print 3 packing slips' }).click()
    const slips = await opened
    await expect(slips.locator('.site-slip'), 'in the language of who bought them').toContainText(
      orders.map(({ order_number: number }) => `Заказ ${number}`),
    )
    await expect(slips.locator('.site-slip').first(), 'and so is who sends them').toContainText(
      'Кыргызстан, Бишкек, улица Жаныбека Батыра, 17',
    )
    expect(await findBarriers(slips, { atDeskToo: true })).toEqual([])
    // In print each slip is on its own page, and nothing else is printed.
    const pages = await slips.pdf({ format: 'A4' })
    expect(pages.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(3)
    await slips.close()

    await colleague.moveOrder({ ...third!, status: 'packaging' }, 'on_hold')
    await bar.getByRole('button', { name: 'Move to “Dispatch of goods”' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Move 3 orders to “Dispatch of goods”' })
    await dialog.getByRole('button', { name: 'Move 3 orders' }).press('Enter')
    await expect(dialog.getByText('2 orders are now “Dispatch of goods”')).toBeVisible()
    await expect(dialog.getByText(`${first!.order_number}, ${second!.order_number}`)).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveText(
      `${third!.order_number} A colleague has moved it to “On hold”.`,
    )
    expect(await findBarriers(page, { atDeskToo: true })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(bar.getByText('1 order selected'), 'what is not done stays selected').toBeVisible()
    const statuses = (await colleague.findOrders('bakyt')).map(({ status }) => status)
    expect(statuses).toEqual(['shipping', 'shipping', 'on_hold'])
    await leave()
  },
)
