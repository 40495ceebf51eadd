import type { Page } from '@playwright/test'

declare global {
  /** The layout shift of this page so far, without what follows an input. */
  var layoutShift: number
}

/** Measures how much the layout of each page shifts that is opened from now on. */
export async function measureShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    globalThis.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        // layout shifts are entries of this shape
        if (!entry.hadRecentInput) globalThis.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => globalThis.layoutShift)
}
