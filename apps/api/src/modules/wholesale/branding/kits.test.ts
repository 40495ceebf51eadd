import { MAX_WHOLESALE_PRICE } from '@shyrdak/sdk/management'
import { toMinor } from '@shyrdak/sdk/rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/test-shop.ts'
import { asEmployee, openCompany, type TestCompany } from '#testing/test-wholesale.ts'
import { brand, brandingEntry } from '../tables.ts'
import { buyKits } from './buy-kits.ts'
import { listManagedKits } from './managed-kits.ts'
import { readBrand } from './read-brands.ts'
import { useKits } from './use-kits.ts'

let shop: TestShop
let company: TestCompany
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  company = await openCompany(shop.context.db)
})

const call = (amount: number) => {
  const { owner, brandId } = company
  return asEmployee(owner, { reyestrId: owner.company.id, brandId, amount })
}

test('kits for more than an invoice can hold are refused with the largest number of pieces', async () => {
  await shop.context.db
    .update(brand)
    .set({ kitCount: 2, kitPriceMinor: toMinor(MAX_WHOLESALE_PRICE) })
    .where(eq(brand.id, company.brandId))
  await expect(buyKits(shop.context, call(100_000))).rejects.toMatchObject({
    code: 'INVALID',
    details: { issues: [{ path: ['amount'], code: 'too_big', params: { max: 93_132, of: 'number' } }] },
  })
  expect(await buyKits(shop.context, call(93_132))).toMatchObject({ brand: { remainder: 93_132 } })
})

test('a client with billions of pieces can use them, and managers still see all kits', async () => {
  const { db, clock } = shop.context
  const { brandId, owner } = company
  const bought = { brandId, kind: 'bought' as const, amount: 2_000_000_000, createdAt: clock() }
  await db.insert(brandingEntry).values([bought, bought])
  expect(await useKits(shop.context, call(1))).toMatchObject({ remainder: 3_999_999_999 })
  expect(await readBrand(db, owner.company.id, brandId)).toMatchObject({ boughtBrandsKit: 4_000_000_000 })
  const { data } = await listManagedKits({ query: {}, country: 'KG' }, shop.context)
  expect(data.find(({ id }) => id === brandId)).toMatchObject({ balance: 3_999_999_999 })
})
