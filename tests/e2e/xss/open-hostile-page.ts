import { expect, type Page } from '@playwright/test'
import { checkPage } from './check-page.ts'
import type { Watch } from './watch.ts'

/** Scrolls through a page, so that every island with an author's content wakes, and opens it. */
async function comeByEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 4) {
      scrollTo({ top: y, behavior: 'instant' })
      await pause(15)
    }
    for (const name of ['accordion', 'slider', 'tabs', 'image-viewer'])
      for (const island of document.querySelectorAll<HTMLElement>(`[data-island=${name}]`)) {
        if (island.dataset['awake']) continue
        island.scrollIntoView({ behavior: 'instant' })
        // Some wake only when the pointer comes near.
        island.dispatchEvent(new PointerEvent('pointerenter'))
        for (let tries = 0; !island.dataset['awake'] && island.checkVisibility() && tries < 400; tries += 1)
          await pause(10)
      }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** Opens a page of hostile content. Returns what it did, and what was found on it. */
export async function openHostilePage(
  page: Page,
  watch: Watch,
  path: string,
  status = 200,
): Promise<string[]> {
  watch.at(path)
  const answer = await page.goto(path, { waitUntil: 'load' })
  expect(answer?.status(), path).toBe(status)
  await comeByEverything(page)
  const asleep = page.locator(
    '[data-island=accordion]:not([data-awake]):visible, [data-island=slider]:not([data-awake])',
  )
  await expect(asleep, 'what holds words of an author lives').toHaveCount(0)
  const found = await page.evaluate(checkPage, true)
  return [...watch.faults, ...found]
}
