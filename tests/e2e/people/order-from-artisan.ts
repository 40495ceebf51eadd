import { expect, type Shopper } from '../flow.ts'
import type { MadeToOrderItem } from '../store/special-goods.ts'
import { waitUntilAlive } from './put-in-cart.ts'

/** Opens the page of a workshop's product and adds it to the cart. */
export async function orderFromArtisan(shopper: Shopper, piece: MadeToOrderItem): Promise<void> {
  const { page, messages, language } = shopper
  await page.goto(`/special-product/${piece.slug}?variation=${piece.variation_id}`)
  await waitUntilAlive(shopper)
  const box = page.locator('.shyrdak-buy-box')
  const size = box.locator(`.shyrdak-radio-group-input[value="${piece.size}"]`)
  await expect(box.getByRole('radio', { name: piece.color[language] })).toBeChecked()
  if (!(await size.isChecked())) await size.check()
  const said = page.locator('.shyrdak-alert-stack-item').filter({ hasText: piece.name[language] })
  await Promise.all([said.waitFor(), box.getByRole('button', { name: messages.add }).click()])
}
