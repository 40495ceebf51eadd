import { expect, type Locator, type Page } from '@playwright/test'

/** Comes to a piece of the page with a hand, and waits until it answers. */
export async function wake(page: Page, island: string, place = 0): Promise<Locator> {
  const piece = page.locator(`[data-island="${island}"]`).nth(place)
  await piece.scrollIntoViewIfNeeded()
  // As a pointer or a finger does that comes near.
  await piece.dispatchEvent('pointerenter')
  await expect(piece).toHaveAttribute('data-awake', 'true')
  return piece
}
