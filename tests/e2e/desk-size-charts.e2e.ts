import { expect } from './flow.ts'
import { withStore } from './own-store.ts'
import { openDesk } from './people/another-manager.ts'
import { findBarriers } from './people/find-barriers.ts'

// In a store of its own, because a product's page changes.
withStore(
  'a manager creates a size chart, a product shows it, and it cannot be deleted while it does',
  { tag: '@desk' },
  async ({ shopper: { page: shop }, browser, origin }) => {
    const { page, leave } = await openDesk(browser, origin, '/desk/size-charts')
    await page.getByRole('link', { name: 'New size chart' }).click()
    const chart = page.getByRole('region', { name: 'The size chart' })
    for (const [language, name] of [
      ['English', 'Narrow feet'],
      ['Russian', 'Узкая стопа'],
      ['Kyrgyz', 'Ичке таман'],
    ] as const) {
      await chart.getByText(language).click()
      await chart.getByRole('textbox', { name: /^Name/ }).fill(name)
    }
    // In the manager's language, with the keyboard alone.
    await chart.getByText('English').click()
    await chart.getByRole('textbox', { name: 'EU, row 1' }).focus()
    await page.keyboard.type('40')
    await page.keyboard.press('Tab')
    await page.keyboard.type('25.4')
    await page.keyboard.press('Enter')
    await page.keyboard.type('26.1')
    expect(await findBarriers(page)).toEqual([])
    await chart.getByRole('button', { name: 'Create size chart' }).click()
    await expect(chart.getByText('Required field')).toBeVisible()
    await expect(chart.getByRole('textbox', { name: 'EU, row 2' })).toBeFocused()
    await page.keyboard.type('41')
    await chart.getByRole('button', { name: 'Create size chart' }).click()
    await expect(page.getByText('Size chart “Narrow feet” created.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Narrow feet' })).toContainText('40–41')
    expect(await findBarriers(page)).toEqual([])

    await page.goto('/desk/goods?text=aksakal-slippers')
    await page.locator('.site-goods-row [data-column=name] a').first().click()
    const place = page.getByRole('region', { name: 'Place in the store' })
    await place.getByLabel('Size chart').selectOption('Narrow feet')
    await place.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(place.getByText('Saved. The store is up to date.')).toBeVisible()

    await shop.goto('/product/aksakal-slippers')
    await shop.getByRole('button', { name: 'Size chart' }).click()
    const popup = shop.getByRole('dialog', { name: 'Narrow feet' })
    await expect(popup.getByRole('row', { name: '41 26.1' })).toBeVisible()
    await shop.goto('/kg/product/aksakal-slippers')
    await expect(shop.locator('#site-size-chart')).toContainText('Ичке таман')

    await page.goto('/desk/size-charts')
    await page.getByRole('link', { name: 'Narrow feet' }).click()
    const remove = page.getByRole('region', { name: 'Delete' })
    await expect(remove.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await expect(remove.getByRole('listitem').filter({ hasText: /^1 product: \S/ })).toBeVisible()
    await leave()
  },
)
