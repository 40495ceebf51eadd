import type { Page } from '@playwright/test'

/** By how many pixels a page overflows the screen with the text spacing of WCAG 2.2, 1.4.12. */
export const overflowWithTextSpacing = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing]
    return document.documentElement.scrollWidth - innerWidth
  })
