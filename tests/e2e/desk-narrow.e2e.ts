import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './flow.ts'
import { openDesk } from './people/another-manager.ts'
import { ask } from './store/ask.ts'

/** The narrowest phone. Source: WCAG 2.2, 1.4.10. */
const NARROW = { width: 320, height: 780 }

/** Labels that wrap onto two lines, and elements that overflow the screen. */
async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const range = document.createRange()
    const named = 'h1, h2, h3, h4, a, button, label, dt, .shyrdak-badge'
    for (const element of document.querySelectorAll<HTMLElement>(named)) {
      if (!element.checkVisibility() || element.closest('.shyrdak-hidden')) continue
      const edge = element.getBoundingClientRect().right
      if (edge > innerWidth && !element.closest('[data-long]'))
        found.push(`over the edge: ${element.innerText}`)
      for (const node of element.childNodes)
        for (const { 0: word, index } of (node.nodeType === Node.TEXT_NODE
          ? (node.textContent ?? '')
          : ''
        ).matchAll(/\p{L}{4,}/gu)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            found.push(`broken: ${word}`)
        }
    }
    return found
  })
}

test(
  'on the narrowest phone no word of the desk is broken, and no form or page editor overflows the screen',
  { tag: '@phone' },
  async ({ browser, origin }) => {
    test.slow()
    const { page: desk, leave } = await openDesk(browser, origin, '/desk')
    await desk.setViewportSize(NARROW)
    for (const language of ['ru', 'kg', 'en']) {
      const prefix = language === 'en' ? '' : `/${language}`
      const fits = async (what: string) => expect.soft(await faults(desk), `${language}: ${what}`).toEqual([])
      await desk.goto(`${prefix}/desk/goods/1`)
      await desk.locator('.site-goods-color-card h3').first().waitFor()
      await fits('a product')

      await desk.goto(`${prefix}/desk/colors`)
      await desk.locator('.site-desk-sortable a').first().waitFor()
      await fits('the colours')

      await desk.goto(`${prefix}/desk/wholesale-orders`)
      await desk.locator('.site-wholesale-orders-row [data-column=number] a').first().click()
      const invoice = desk.locator('[aria-labelledby="desk-order-invoices"] tbody tr').first()
      await invoice.waitFor()
      await fits('a wholesale order')
      const [state, paid] = [invoice.locator('.shyrdak-badge'), invoice.locator('[data-number]').first()]
      const [left, right] = [await state.boundingBox(), await paid.boundingBox()]
      if (!left || !right) throw new Error('The invoice is not shown')
      expect
        .soft(
          left.x + left.width <= right.x || left.y + left.height <= right.y + 1,
          'nothing lies over the sum',
        )
        .toBe(true)

      await desk.goto(`${prefix}/desk/pages/new?template=blank`)
      const bar = desk.locator('.site-editor-bar')
      await bar.getByRole('button').last().click()
      await desk.locator('.site-editor-problems [role=alert]').waitFor()
      await fits('a page that was not accepted')
      await bar.locator('[popovertarget]').click()
      await bar.locator('.site-editor-menu button').last().click()
      await desk.getByRole('dialog').locator('kbd').first().waitFor()
      await fits('the keys of the page editor')
    }
    await leave()
  },
)

test(
  'no filter of a desk list is left alone in its last row',
  { tag: '@desk' },
  async ({ browser, origin }) => {
    const { page: desk, leave } = await openDesk(browser, origin, '/desk')
    for (const width of [1024, 1440])
      for (const list of ['orders', 'wholesale-orders', 'inbox/feedback', 'proposals', 'order-requests'])
        for (const language of ['ru', 'kg']) {
          await desk.setViewportSize({ width, height: 900 })
          await desk.goto(`/${language}/desk/${list}`)
          await desk.locator('.site-desk-filters li').first().waitFor()
          const alone = await desk.locator('.site-desk-filters:not([data-alone])').evaluateAll((filters) =>
            filters.flatMap((filter) => {
              const tops = [...filter.querySelectorAll('li')].map((one) =>
                Math.round(one.getBoundingClientRect().top),
              )
              const last = tops.filter((top) => top === tops.at(-1)).length
              return last === 1 && new Set(tops).size > 1 ? [filter.textContent] : []
            }),
          )
          expect.soft(alone, `${language} ${list} at ${width} px`).toEqual([])
        }
    await leave()
  },
)

test(
  'in Kyrgyz on a phone the kinds of orders fit on one line, and why an order is on hold takes the whole row',
  { tag: '@phone' },
  async ({ browser, origin }) => {
    const { page: desk, leave } = await openDesk(browser, origin, '/desk')
    await desk.setViewportSize({ width: 390, height: 844 })
    await desk.goto('/kg/desk/orders?status=on_hold')
    const reason = desk.locator('.site-orders-reason').first()
    await reason.waitFor()
    const tops = await desk
      .locator('.site-desk-filters')
      .first()
      .locator('li')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
    expect.soft(new Set(tops).size).toBe(1)
    const share = await reason.evaluate((note) => {
      const row = note.closest('li')
      if (!row) throw new Error('The reason is not in a row')
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(row)
      const content =
        row.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      return note.getBoundingClientRect().width / content
    })
    expect(share).toBeGreaterThan(0.99)
    await leave()
  },
)

/** The narrowest width with columns. Source: spec §9. */
const FIRST_OF_DESK = { width: 781, height: 900 }

test(
  'the email of a delivery request stays on one line at the narrowest width with columns',
  { tag: '@desk' },
  async ({ browser, origin }) => {
    const email = `w-${randomUUID().slice(0, 6)}@example.com`
    await ask(origin, '/frontend/delivery/request?country_iso_code=CN', { email })
    const { page: desk, leave } = await openDesk(browser, origin, '/desk')
    await desk.setViewportSize(FIRST_OF_DESK)
    await desk.goto(`/ru/desk/inbox/delivery-requests?text=${email}`)
    const name = desk.getByRole('heading', { level: 2, name: email })
    await name.waitFor()
    const lines = await name.evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBe(1)
    await leave()
  },
)
