import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { account } from '#modules/accounts/index.ts'
import { readSettings } from '#platform/env.ts'
import { mintSession } from '#testing/mint-session.ts'
import { openStoreContext, type StoreUnderTest } from '#testing/open-store-context.ts'
import { checkDemoAccounts } from './check-demo-accounts.ts'

let shop: StoreUnderTest
beforeAll(async () => {
  shop = await openStoreContext()
  await mintSession(shop.context.db, { market: 'management' })
})
afterAll(() => shop.close())

const OWN = { DEMO_DATA: 'false', NODE_ENV: 'production' }
const KICB = {
  PUBLIC_URL: 'https://shop.example',
  KICB_MERCHANT_ID: '1',
  KICB_SECRET: 'a-secret-of-the-bank',
  KICB_URL: 'https://bank.example',
  KICB_PAGE_HOSTS: 'bank.example',
}

/** Starts a store without demo data over this database. Returns its warnings. */
async function start(environment: Record<string, string>) {
  const warn = vi.fn()
  const { db } = shop.context
  await checkDemoAccounts({ db, log: { warn } }, readSettings({ ...OWN, ...environment }), 'the demo’s hash')
  return warn.mock.calls.flat()
}

test('a database without demo accounts is opened without a word', async () => {
  expect(await start(KICB)).toEqual([])
})

test('a store whose database has demo accounts warns of them, and refuses to take real money', async () => {
  await shop.context.db.update(account).set({ passwordHash: 'the demo’s hash' })
  expect(await start({})).toEqual([expect.stringContaining('everybody knows their password')])
  await expect(start(KICB)).rejects.toMatchObject({
    name: 'StartRefusal',
    message: expect.stringContaining('never held demo data'),
  })
})
