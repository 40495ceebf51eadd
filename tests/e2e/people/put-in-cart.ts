import { expect, type Shopper } from '../flow.ts'
import type { Pair } from '../store/goods.ts'

/** Waits until the islands of the page are interactive. */
export async function waitUntilAlive({ page }: Shopper): Promise<void> {
  await expect(page.locator('[data-island="buy-box"][data-awake]')).toBeVisible()
}

/** Chooses colour and size on a product page and adds it to the cart. */
export async function putInCart(shopper: Shopper, pair: Pair): Promise<void> {
  const { page, messages, language } = shopper
  await waitUntilAlive(shopper)
  const box = page.locator('.shyrdak-buy-box')
  await box.getByRole('radio', { name: pair.color[language] }).check()
  await box.getByRole('radio', { name: new RegExp(`^${pair.size}\\b`) }).check()
  await expect(page).toHaveURL(new RegExp(`variation=${pair.variation_id}&size=${pair.size}`))
  // The message is shown for only 1.5 seconds, so the wait starts before the click.
  const said = page.locator('.shyrdak-alert-stack-item').filter({ hasText: pair.name[language] })
  await Promise.all([said.waitFor(), box.getByRole('button', { name: messages.add }).click()])
}

/** Opens the page of a pair and adds it to the cart. */
export async function addFromListing(shopper: Shopper, pair: Pair): Promise<void> {
  await shopper.page.goto(`/product/${pair.slug}`)
  await putInCart(shopper, pair)
}

export async function openCart({ page, messages }: Shopper): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: messages.cart }).click()
  await expect(page.locator('.shyrdak-cart:not([data-state="unread"])')).toBeVisible()
}
