import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What keeps somebody from using the page: serious findings of axe, and what hangs over the edge. */
export async function findBarriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze()
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [
    ...violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(tooWide > 0 ? [`something hangs over the edge by ${tooWide} px`] : []),
  ]
}
