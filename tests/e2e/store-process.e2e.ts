import type { PlacedOrder, RetailOrder } from '@shyrdak/sdk/contract'
import { expect, test } from './flow.ts'
import { withStore } from './own-store.ts'
import { ask } from './store/ask.ts'
import { askExactly } from './store/ask-exactly.ts'
import { closedCleanly } from './store/closed-cleanly.ts'
import { plentyOf } from './store/goods.ts'
import { holdRequest } from './store/hold-request.ts'
import { openStore } from './store/open-store.ts'
import { orderOf } from './store/other-buyer.ts'
import { rowsOf } from './store/rows.ts'

/** Milliseconds after which a supervisor kills a process that was told to stop. */
const KILLED_AFTER = 10_000

const often = { intervals: [50] }

test(
  'a store told to stop finishes the order that is being placed, and closes its database',
  { tag: '@desk' },
  async () => {
    const store = await openStore({ database: 'own', settings: { DRAIN_SECONDS: '2' } })
    const { origin } = store
    const statusOf = (path: string) =>
      fetch(origin + path, { headers: { connection: 'close' } }).then(
        ({ status }) => status,
        () => 'refused',
      )
    try {
      const order = await orderOf(origin, await plentyOf(origin, 0), 1)
      const placing = await holdRequest(origin, '/api/frontend/order/retail?country_iso_code=KG', order)

      const began = performance.now()
      const closed = store.close()
      await expect.poll(() => statusOf('/api/health'), often).toBe(503)
      expect(await statusOf('/robots.txt'), 'visitors are still served while that is noticed').toBe(200)
      await expect.poll(() => statusOf('/api/health'), often).toBe('refused')
      const placed = await placing.finish<PlacedOrder>()
      expect(await closed, store.log()).toBe(0)
      expect(performance.now() - began).toBeLessThan(KILLED_AFTER)
      expect(await closedCleanly(store)).toBe(true)

      await store.open()
      const read = await ask<RetailOrder>(
        origin,
        `/frontend/order/retail/${placed.order.id}?k=${placed.secret}`,
      )
      expect(read.order_number).toBe(placed.order.order_number)
    } finally {
      await store.leave()
    }
  },
)

test(
  'no answer may be taken for another type, also those of a missing asset and of the health check',
  { tag: '@desk' },
  async ({ origin }) => {
    for (const [path, status] of [
      ['/api/health', 200],
      ['/api/health/live', 200],
      ['/api/nothing', 404],
      ['/assets/gone-1.js', 404],
      ['/media/gone--1.jpg', 404],
      ['/robots.txt', 200],
      ['/nothing', 404],
      ['/%zz', 400],
    ] as const) {
      const { status: answered, headers } = await askExactly(origin, path)
      expect([answered, headers['x-content-type-options']], path).toEqual([status, 'nosniff'])
    }
  },
)

withStore(
  'a form sent to a page is refused with a page, and the log stays empty',
  { tag: '@desk' },
  async ({ store }) => {
    const opened = store.log()
    for (const path of [
      '/',
      '/ru/blog',
      '/order/basket',
      '/admin/login',
      '/desk',
      '/_root.data',
      '/nothing',
    ]) {
      const { status, headers, text } = await askExactly(store.origin, path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
      })
      expect(status, path).toBe(405)
      expect(headers['allow'], path).toBe('GET, HEAD')
      expect(text, path).toContain('<h1')
    }
    expect(store.log()).toBe(opened)
  },
)

withStore(
  'a page that cannot be rendered is logged with its cause and the id of the request',
  { tag: '@desk' },
  async ({ store }) => {
    const rows = await rowsOf(store)
    await rows.query('alter table blog_article rename to gone')
    await rows.close()
    const { status, text } = await askExactly(store.origin, '/en/blog?k=secret')
    expect(status).toBe(500)
    expect(text).not.toContain('blog_article')
    expect(store.log()).toMatch(
      /"msg":"rendering GET \/en\/blog failed: relation \\"blog_article\\" does not exist \(request [0-9a-f-]{36}\)"/,
    )
    expect(store.log()).not.toContain('secret')
  },
)
