import type { Page } from '@playwright/test'
import { expect, test } from './flow.ts'
import { openDesk } from './people/another-manager.ts'
import { sessionOf } from './people/logged-in.ts'

/** The right edges of the text in a column, one per row. */
const rightEdges = (desk: Page, column: string) =>
  desk.locator(`.site-desk-row > [data-column=${column}]`).evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createRange()
      text.selectNodeContents(cell)
      return Math.round(text.getBoundingClientRect().right)
    }),
  )

test(
  'the counts of soles, size charts, price lists and discount codes end at one edge',
  { tag: '@desk' },
  async ({ browser, origin }) => {
    const { page: desk, leave } = await openDesk(browser, origin, '/desk')
    await desk.setViewportSize({ width: 1440, height: 900 })
    for (const [path, column] of [
      ['/desk/soles', 'goods'],
      ['/desk/size-charts', 'goods'],
      ['/desk/price-lists', 'clients'],
      ['/desk/discounts', 'uses'],
    ] as const) {
      await desk.goto(path)
      await desk.locator('.site-desk-row').first().waitFor()
      const edges = await rightEdges(desk, column)
      expect(edges.length, path).toBeGreaterThan(1)
      expect(new Set(edges).size, `${path}: ${edges.join(', ')}`).toBe(1)
    }
    await leave()
  },
)

test(
  'on a phone in Russian no filter stands alone in the last row',
  { tag: '@phone' },
  async ({ browser, origin }) => {
    const { page: desk, leave } = await openDesk(browser, origin, '/desk')
    await desk.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/ru/desk/artisans', '/ru/desk/proposals']) {
      await desk.goto(path)
      const filters = desk.locator('.site-desk-filters a')
      await filters.first().waitFor()
      const tops = await filters.evaluateAll((links) =>
        links.map((link) => Math.round(link.getBoundingClientRect().top)),
      )
      const last = tops.filter((top) => top === tops.at(-1))
      expect(last.length, `${path}: ${tops.join(', ')}`).toBeGreaterThan(1)
    }
    await leave()
  },
)

test(
  'the prices of a list do not move when its name arrives late',
  { tag: '@phone' },
  async ({ browser, origin }) => {
    const { page: desk, leave } = await openDesk(browser, origin, '/desk')
    await desk.setViewportSize({ width: 390, height: 844 })
    let sendName = () => {}
    const isAllowed = new Promise<void>((resolve) => (sendName = resolve))
    await desk.route('**/api/management/wholesale/price-lists/1?*', async (route) => {
      await isAllowed
      await route.continue()
    })
    await desk.goto('/desk/price-lists/1')
    const first = desk.locator('.site-desk-row').first()
    await first.waitFor()
    const before = await first.boundingBox()
    sendName()
    await desk.locator('#desk-list-name').waitFor()
    expect(await first.boundingBox()).toEqual(before)
    await leave()
  },
)

test(
  'a client’s price list opens in its place, below the panel that orders from a file',
  { tag: '@desk' },
  async ({ browser, origin }) => {
    const client = { email: 'hotel@example.com', password: 'felt-and-wool' }
    const localStorage = await sessionOf(origin, 'wholesale', client)
    const context = await browser.newContext({
      baseURL: origin,
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    })
    const page = await context.newPage()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/admin/price-list')
    const prices = page.locator('.site-wholesale-prices')
    await prices.waitFor()
    await page.getByRole('button', { name: 'Price list for Excel' }).waitFor()
    const moved = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          new PerformanceObserver((list, observer) => {
            observer.disconnect()
            const shifts = list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[] // not in TypeScript's DOM
            const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node))
            resolve(nodes.map((node) => (node instanceof Element ? node.className : '')))
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve([]), 2000)
        }),
    )
    expect(moved.filter((name) => name.startsWith('site-wholesale'))).toEqual([])
    await context.close()
  },
)
