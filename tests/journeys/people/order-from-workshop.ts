import { expect, type Shopper } from '../journey.ts'
import type { MadePiece } from '../store/special-goods.ts'
import { waitUntilAlive } from './put-in-basket.ts'

/** Opens the page of a piece that a workshop makes, and puts one in the basket. */
export async function orderFromWorkshop(shopper: Shopper, piece: MadePiece): Promise<void> {
  const { page, words, language } = shopper
  await page.goto(`/special-product/${piece.slug}?variation=${piece.variation_id}`)
  await waitUntilAlive(shopper)
  const box = page.locator('.shyrdak-buy-box')
  const size = box.locator(`.shyrdak-choice-input[value="${piece.size}"]`)
  await expect(box.getByRole('radio', { name: piece.color[language] })).toBeChecked()
  if (!(await size.isChecked())) await size.check()
  const said = page.locator('.shyrdak-alert-stack-item').filter({ hasText: piece.name[language] })
  await Promise.all([said.waitFor(), box.getByRole('button', { name: words.add }).click()])
}
