import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Only violations are reported in full: passed rules take half of the time to serialize. */
const LOOK: Parameters<AxeBuilder['options']>[0] = {
  runOnly: { type: 'tag', values: RULES },
  resultTypes: ['violations'],
}

const DESK = { width: 1440, height: 900 }

interface Looking {
  /** Which findings of axe count; by default the serious ones. */
  findings?: 'serious' | 'all'
  /** Whether to check for overflow at desk width too. The page must tolerate being resized. */
  atDeskToo?: boolean
}

/** Accessibility barriers: findings of axe, and horizontal overflow. */
export async function findBarriers(
  page: Page,
  { findings = 'serious', atDeskToo = false }: Looking = {},
): Promise<string[]> {
  await page.evaluate(layOutAll)
  const { violations } = await new AxeBuilder({ page }).options(LOOK).setLegacyMode().analyze()
  return [
    ...violations
      .filter(({ impact }) => findings === 'all' || impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(await overTheEdge(page)),
    ...(atDeskToo ? await overTheEdgeOfDesk(page) : []),
  ]
}

/** Lays out content deferred until it is near the viewport; axe would misjudge its position. */
function layOutAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
}

async function overTheEdge(page: Page): Promise<string[]> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return tooWide > 0 ? [`something hangs over the edge by ${tooWide} px`] : []
}

async function overTheEdgeOfDesk(page: Page): Promise<string[]> {
  const own = page.viewportSize()
  if (own === null || own.width >= DESK.width) return []
  await page.setViewportSize(DESK)
  const found = await overTheEdge(page)
  await page.setViewportSize(own)
  return found.map((text) => `at ${DESK.width} px ${text}`)
}
