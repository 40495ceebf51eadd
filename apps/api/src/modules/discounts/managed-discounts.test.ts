import type { NewDiscount } from '@shyrdak/sdk/management'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lineRequest, openTestShop, type TestShop } from '#testing/test-shop.ts'
import { checkDiscount } from './check-discount.ts'
import { createDiscount, listDiscounts, readDiscount, updateDiscount } from './managed-discounts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const TERMS: NewDiscount = {
  code: 'Кийиз-10',
  kind: 'percent',
  percent: 10,
  sum: null,
  minimum: '3000.00',
  valid_from: null,
  valid_until: null,
  max_uses: null,
  max_uses_per_buyer: null,
  is_active: true,
}
const check = (code: string, count = 1) =>
  checkDiscount(shop.context, {
    code,
    items: [lineRequest(1, '38', count)],
    country: 'KG',
    principal: { kind: 'guest' },
  })
const list = (query: object) => listDiscounts({ query, country: 'KG' }, shop.context)

test('a discount code is found however it is typed, and says how much is missing to its minimum', async () => {
  await createDiscount(shop.context, TERMS)
  expect(await check(' кийиз-10 ', 2)).toMatchObject({ code: 'КИЙИЗ-10', state: 'valid', discount: '450.00' })
  expect(await check('КИЙИЗ-10')).toMatchObject({ state: 'too_small', discount: '0.00', missing: '750.00' })
  expect(await check('кийиз-11')).toMatchObject({ state: 'unknown', terms: null })
})

test('a discount code that differs only in case and width is refused as taken', async () => {
  await createDiscount(shop.context, { ...TERMS, code: 'Twin-1' })
  await expect(createDiscount(shop.context, { ...TERMS, code: 'ＴＷＩＮ-１' })).rejects.toMatchObject({
    details: { issues: [{ path: ['code'], code: 'taken' }] },
  })
})

test.each([
  [{ percent: null }, 'percent', 'required'],
  [{ kind: 'sum', percent: null }, 'sum', 'required'],
  [{ kind: 'sum' }, 'percent', 'unrecognized'],
  [{ kind: 'sum', percent: null, sum: '0.00' }, 'sum', 'invalid'],
  [{ kind: 'sum', percent: null, sum: '10.50' }, 'sum', 'invalid'],
  [{ valid_from: '2026-02-30' }, 'valid_from', 'invalid'],
  [{ valid_until: '2026-02-30' }, 'valid_until', 'invalid'],
] as const)('a discount code with %o is refused by field name', async (changes, field, code) => {
  const refused = createDiscount(shop.context, { ...TERMS, code: 'Wrong-1', ...changes })
  await expect(refused).rejects.toMatchObject({
    details: { issues: expect.arrayContaining([{ path: [field], code }]) },
  })
})

test('a discount code that ends before it begins is refused with its first day', async () => {
  const days = { valid_from: '2026-12-02', valid_until: '2026-12-01' }
  await expect(createDiscount(shop.context, { ...TERMS, code: 'Wrong-2', ...days })).rejects.toMatchObject({
    details: {
      issues: [{ path: ['valid_until'], code: 'too_small', params: { min: '2026-12-02', of: 'date' } }],
    },
  })
})

test('a discount code is valid on its days in Bishkek', async () => {
  const day = (offset: number) =>
    new Date(shop.context.clock().getTime() + 6 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)
  const made = (code: string, valid_from: string | null, valid_until: string | null) =>
    createDiscount(shop.context, { ...TERMS, code, minimum: '0.00', valid_from, valid_until })
  await made('Today-1', day(0), day(0))
  await made('Tomorrow-1', day(1), null)
  await made('Yesterday-1', null, day(-1))
  expect((await check('today-1')).state).toBe('valid')
  expect(await check('tomorrow-1')).toMatchObject({ state: 'not_yet', valid_from: day(1), terms: null })
  expect((await check('yesterday-1')).state).toBe('expired')
  const standings = async (standing: string) =>
    (await list({ standing: [standing] })).data.map(({ code }) => code)
  expect(await standings('future')).toEqual(['TOMORROW-1'])
  expect(await standings('past')).toEqual(['YESTERDAY-1'])
  expect(await standings('current')).toContain('TODAY-1')
})

test('the second of two managers who change a discount code is refused as stale', async () => {
  const { id, revision } = await createDiscount(shop.context, { ...TERMS, code: 'Shared-1' })
  const changed = { ...TERMS, code: 'Shared-1', is_active: false }
  await updateDiscount(shop.context, { id, revision }, changed)
  await expect(updateDiscount(shop.context, { id, revision }, changed)).rejects.toMatchObject({
    code: 'STALE',
  })
  expect(await readDiscount(shop.context, id)).toMatchObject({ standing: 'off', uses: 0 })
  expect((await check('shared-1', 2)).state).toBe('expired')
  expect((await list({ text: 'shared' })).data.map(({ code }) => code)).toEqual(['SHARED-1'])
})
