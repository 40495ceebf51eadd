import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from './platform/open-postgres/index.ts'
import { findOrder } from './modules/orders/find-order.ts'
import { placeOrder } from './modules/orders/place-order.ts'
import { readOrder } from './modules/orders/read-order.ts'
import { agree, asGuest, openTestShop, lineRequest } from './testing/test-shop.ts'
import { startPayment } from './modules/payments/start-payment.ts'
import { quietLog } from './testing/quiet-log.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

async function pglite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'shyrdak-jobs-'))
  folders.push(dataDir)
  return openDatabase({ dataDir, log: quietLog, durable: false, engine: 'pglite' })
}

describe.each([
  ['PostgreSQL', async () => undefined],
  ['PGlite', pglite],
])('on %s', (_name, open) => {
  test(
    'placing and paying for an order send one email each; a refused order sends none',
    { timeout: 180_000 },
    async () => {
      const opened = await open()
      const shop = await openTestShop({ ...(opened && { opened }), withQueue: true })
      const body = agree(await shop.quote([lineRequest(1)]))
      await expect(placeOrder(shop.context, asGuest({ ...body, total: '1.00' }))).rejects.toMatchObject({
        code: 'PRICE_CHANGED',
      })
      const { order, secret } = await placeOrder(shop.context, asGuest(body))
      await vi.waitFor(() => expect(shop.emails).toHaveLength(1), { timeout: 10_000 })
      expect(shop.emails[0]).toMatchObject({ to: 'aigul@example.kg', lang: 'ky' })
      expect(shop.emails[0]?.subject).toContain(order.order_number)

      const opener = { principal: { kind: 'guest' }, k: secret } as const
      const row = await findOrder(shop.context, { id: order.id }, opener)
      const { redirect_url } = await startPayment(shop.context, 'paypal', row)
      const moderated = await shop.app.inject({
        method: 'POST',
        url: (redirect_url ?? '').replace('http://shop.test', ''),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'choice=pay',
      })
      await shop.app.inject(String(moderated.headers.location))
      expect(await readOrder(shop.context, { id: order.id }, opener)).toMatchObject({
        payment: { state: 'paid' },
      })
      await vi.waitFor(() => expect(shop.emails).toHaveLength(2), { timeout: 10_000 })

      const before = performance.now()
      await shop.close()
      expect(performance.now() - before).toBeLessThan(4_000)
      await opened?.close()
    },
  )
})
