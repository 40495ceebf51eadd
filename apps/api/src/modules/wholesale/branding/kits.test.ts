import { MAX_WHOLESALE_PRICE, type NewKit } from '@shyrdak/sdk/management'
import { toMinor } from '@shyrdak/sdk/rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SessionPrincipal } from '#platform/principal.ts'
import { mintSession } from '#testing/mint-session.ts'
import { openTestShop, type TestShop } from '#testing/test-shop.ts'
import { asEmployee, openCompany, type TestCompany } from '#testing/test-wholesale.ts'
import { readInvoice } from '../invoices/read-invoices.ts'
import { brand, brandingEntry } from '../tables.ts'
import { buyKits } from './buy-kits.ts'
import { createKit } from './create-kit.ts'
import { listManagedKits } from './managed-kits.ts'
import { readBrand } from './read-brands.ts'
import { useKits } from './use-kits.ts'

let shop: TestShop
let company: TestCompany
let manager: SessionPrincipal
beforeAll(async () => {
  shop = await openTestShop()
  const { accountId: userId } = await mintSession(shop.context.db, { market: 'management' })
  manager = { kind: 'session', market: 'management', userId }
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

/** A manager adds a kit of the company. */
const add = (changes: Partial<NewKit> = {}) =>
  createKit(shop.context, {
    principal: manager,
    ip: '127.0.0.1',
    idempotencyKey: undefined,
    body: {
      client_id: company.owner.company.id,
      name: 'Сары-Өзөн',
      kit_count: 50,
      kit_price: '900.00',
      ...changes,
    },
  })

test('a kit costs at least one som, since totals are floored and a single one for less would be free', async () => {
  await expect(add({ kit_price: '0.99' })).rejects.toMatchObject({
    code: 'INVALID',
    details: { issues: [{ path: ['kit_price'], code: 'too_small', params: { min: 1, of: 'number' } }] },
  })
  const { id: brandId } = await add({ kit_price: '1.00' })
  const one = { reyestrId: company.owner.company.id, brandId, amount: 1 }
  const { invoice } = await buyKits(shop.context, asEmployee(company.owner, one))
  expect(invoice.invoice_sum).toBe('1.00')
})

test('the invoice says that its line is a branding kit, and how many pieces it has', async () => {
  const { id: brandId } = await add({ kit_count: 50 })
  const bought = await buyKits(
    shop.context,
    asEmployee(company.owner, { reyestrId: company.owner.company.id, brandId, amount: 100 }),
  )
  const ids = { orderId: bought.order_id, invoiceId: bought.invoice.id }
  const { lines } = await readInvoice(shop.context, company.owner, ids, 'en')
  expect(lines).toMatchObject([
    {
      name: { en: 'Сары-Өзөн' },
      details: [
        {
          en: 'Branding kit of 50 pieces',
          ru: 'Набор логотипов, 50 штук',
          kg: 'Логотип топтому, 50 даана',
        },
      ],
      count: 2,
    },
  ])
})

test('a manager who clicks twice adds one kit, and may add another of the same logo', async () => {
  const [first, again] = await Promise.all([add(), add()])
  expect(again).toEqual(first)
  const larger = await add({ kit_count: 100 })
  expect(larger.id).not.toBe(first?.id)
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
