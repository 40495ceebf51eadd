import { expect, type Locator, type Page } from '@playwright/test'

/** Scrolls to an island, points at it, and waits until it is interactive. */
export async function wake(page: Page, island: string, place = 0): Promise<Locator> {
  const piece = page.locator(`[data-island="${island}"]`).nth(place)
  await piece.scrollIntoViewIfNeeded()
  // Simulates a pointer or finger coming near.
  await piece.dispatchEvent('pointerenter')
  await expect(piece).toHaveAttribute('data-awake', 'true')
  return piece
}
