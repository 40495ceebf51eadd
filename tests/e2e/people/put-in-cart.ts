import { expect, type Shopper } from '../flow.ts'
import type { Pair } from '../store/goods.ts'

/** Waits until the pieces that live answer to a hand. */
export async function waitUntilAlive({ page }: Shopper): Promise<void> {
  await expect(page.locator('[data-island="buy-box"][data-awake]')).toBeVisible()
}

/** Chooses colour and size on the page of a product and puts it in the basket. */
export async function putInCart(shopper: Shopper, pair: Pair): Promise<void> {
  const { page, messages, language } = shopper
  await waitUntilAlive(shopper)
  const box = page.locator('.shyrdak-buy-box')
  await box.getByRole('radio', { name: pair.color[language] }).check()
  await box.getByRole('radio', { name: new RegExp(`^${pair.size}\\b`) }).check()
  await expect(page).toHaveURL(new RegExp(`variation=${pair.variation_id}&size=${pair.size}`))
  // The message stays for a second and a half only, so it is waited for before it is caused.
  const said = page.locator('.shyrdak-alert-stack-item').filter({ hasText: pair.name[language] })
  await Promise.all([said.waitFor(), box.getByRole('button', { name: messages.add }).click()])
}

/** Opens the page of a pair and puts it in the basket. */
export async function addFromListing(shopper: Shopper, pair: Pair): Promise<void> {
  await shopper.page.goto(`/product/${pair.slug}`)
  await putInCart(shopper, pair)
}

export async function openCart({ page, messages }: Shopper): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: messages.cart }).click()
  await expect(page.locator('.shyrdak-cart:not([data-state="unread"])')).toBeVisible()
}
