import { expect, test } from './flow.ts'
import { openDesk } from './people/another-manager.ts'
import { findBarriers } from './people/find-barriers.ts'

test(
  'a manager is told that a script is not allowed in the head; an allowed entry is on pages until it is deleted',
  { tag: '@desk' },
  async ({ shopper: { page: shop }, browser, origin }) => {
    const { page, leave, trouble } = await openDesk(browser, origin, '/desk/head-entries/new')
    const code = page.getByRole('textbox', { name: /^Code/ })
    const meta = '<meta name="felt-verification" content="of-a-test">'
    trouble.expect(/422/)
    await code.fill(`${meta}<script>window.counted = true</script>`)
    await page.getByRole('button', { name: 'Create entry' }).click()
    await expect(page.getByText('The store does not allow this here: <script>.')).toBeVisible()
    await expect(code).toBeFocused()
    expect(await findBarriers(page)).toEqual([])
    await code.fill(meta)
    await page.getByRole('button', { name: 'Create entry' }).click()
    await expect(page.getByText('Entry created')).toBeVisible()
    expect(await findBarriers(page)).toEqual([])

    const carried = shop.locator('head meta[name="felt-verification"]')
    await shop.goto('/categories')
    await expect(carried).toHaveAttribute('content', 'of-a-test')
    await shop.goto('/order/basket')
    await expect(carried).toHaveCount(1)

    await page.getByRole('link', { name: meta }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Entry deleted')).toBeVisible()
    await shop.goto('/categories')
    await expect(carried).toHaveCount(0)
    await leave()
  },
)
