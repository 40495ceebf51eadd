import type { NewNotification } from '@shyrdak/sdk/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { returnStock, restocked } from '#modules/catalogue/index.ts'
import type { Principal } from '#platform/principal.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { runJob } from '#testing/test-context.ts'
import { openTestShop, type TestShop } from '#testing/test-shop.ts'
import {
  LEATHER,
  openCompany,
  PLAIN,
  RUBBER,
  SOLED,
  stockWholesaleGoods,
  type TestCompany,
} from '#testing/test-wholesale.ts'
import { subscribeToStock } from './subscribe-to-stock.ts'

let shop: TestShop
let company: TestCompany
beforeAll(async () => {
  shop = await openTestShop()
  await stockWholesaleGoods(shop.context.db)
  company = await openCompany(shop.context.db)
  for (const id of [PLAIN, SOLED]) await shop.setStock(id, '38', 0)
})
afterAll(() => shop.close())

const subscribe = (changes: Partial<NewNotification> = {}, principal: Principal = company.owner) =>
  subscribeToStock(
    shop.context,
    { productId: SOLED, priceType: 'sole', soleId: RUBBER, colorId: 1, size: '38', ...changes },
    { principal, language: 'en' },
  )

test('a client subscribes to goods with each of their soles, and gets one email for each', async () => {
  expect(await subscribe()).toEqual({ state: 'waiting' })
  expect(await subscribe()).toEqual({ state: 'waiting' })
  await subscribe({ soleId: LEATHER })
  await subscribe({ productId: PLAIN, priceType: 'reyestr', soleId: null })
  await transaction(shop.context.db, async (tx) => {
    const keys = await returnStock(tx, [{ variation_id: SOLED, size: '38', count: 5 }])
    await shop.context.events.emit(restocked, { tx, keys })
  })
  while (shop.jobs.recorded.length > 0)
    for (const job of shop.jobs.recorded.splice(0)) await runJob(shop.context, job)
  expect(shop.emails).toHaveLength(2)
  for (const { text } of shop.emails)
    expect(text).toContain(`http://shop.test/en/admin/reyestr/product/${SOLED}?`)
})

test('a sole that is not there, or missing, is refused by its field', async () => {
  const refusedFor = (code: string) => ({ details: { issues: [{ path: ['soleId'], code }] } })
  await shop.setStock(SOLED, '38', 0)
  await expect(subscribe({ soleId: 77 })).rejects.toMatchObject(refusedFor('unknown'))
  await expect(subscribe({ soleId: null })).rejects.toMatchObject(refusedFor('required'))
  await expect(subscribe({ productId: PLAIN, priceType: 'reyestr', soleId: RUBBER })).rejects.toMatchObject(
    refusedFor('unknown'),
  )
})

test('wholesale goods are not found by anyone who may not see wholesale prices', async () => {
  const others: Principal[] = [{ kind: 'guest' }, { ...company.owner, isUnapproved: true }]
  for (const principal of others)
    await expect(subscribe({ email: 'someone@example.kg' }, principal)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  await expect(subscribe({ priceType: 'retail', soleId: null })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
