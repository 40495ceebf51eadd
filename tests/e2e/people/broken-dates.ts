import type { Page } from '@playwright/test'

/** Kyrgyz dates such as `22-ноябрь` that are broken across two lines. */
export const brokenDates = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: part, index } of (node.textContent ?? '').matchAll(/\d+-[а-яөүң]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + part.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(part)
      }
    return broken
  })
