import type { EmployeeRole, NewWholesaleItem, NewWholesaleOrder } from '@shyrdak/sdk/contract'
import { eq } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import { seedWholesaleGoods } from '#modules/catalogue/index.ts'
import { brand, listPrice, priceList, wholesaleApplication } from '#modules/wholesale/tables.ts'
import type { EmployeePrincipal } from '#platform/principal.ts'
import type { Database } from '#platform/sql/database.ts'
import { restartIds } from '#platform/sql/seed-rows.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { inAll } from './goods.ts'
import { mintSession } from './mint-session.ts'
import { wholesaleOrderFor } from './wholesale-order.ts'

/** Ids of slippers without and with a sole, each for product and variation, and ids of the soles. */
export const PLAIN = 201
export const SOLED = 202
export const RUBBER = 1
export const LEATHER = 2
const DAY_ONE = '2020-01-01'

/**
 * Goods in madder, sizes 38 and 39, ten pieces of each; those with soles are also made to order. They cost
 * 1000.50 and 1500 som in Kyrgyzstan; price list 1 has 900.25 from 10 pieces; with leather soles always 1700.
 */
export async function stockWholesaleGoods(db: Database): Promise<void> {
  await transaction(db, async (tx) => {
    await seedWholesaleGoods(tx, {
      categories: [
        { id: 1, title: inAll('Footwear'), place: 1 },
        { id: 2, parentId: 1, title: inAll('Slippers'), place: 1 },
      ],
      soles: [
        { id: RUBBER, name: inAll('Rubber') },
        { id: LEATHER, name: inAll('Leather') },
      ],
      products: [PLAIN, SOLED].map((id) => ({
        id,
        slug: `wholesale-${id}`,
        name: inAll(`Wholesale ${id}`),
        description: inAll(''),
        details: [],
        categoryId: 2,
        priceType: id === SOLED ? 'sole' : 'reyestr',
        madeToOrderDays: id === SOLED ? 30 : null,
        weightG: 400,
        createdAt: new Date(),
      })),
      productSoles: [
        { productId: SOLED, soleId: RUBBER, position: 1 },
        { productId: SOLED, soleId: LEATHER, position: 2 },
      ],
      variations: [PLAIN, SOLED].map((id) => ({ id, productId: id, colorId: 1, photos: [], position: 1 })),
      stock: [PLAIN, SOLED].flatMap((variationId) =>
        ['38', '39'].map((size, position) => ({ variationId, size, quantity: 10, position })),
      ),
      prices: [
        { productId: PLAIN, country: 'KG', amountMinor: 110_050, discountMinor: 10_000 },
        { productId: SOLED, country: 'KG', amountMinor: 150_000 },
        { productId: PLAIN, country: 'KZ', amountMinor: 120_000 },
      ],
    })
    await tx.insert(priceList).values({ id: 1, name: inAll('Friends') })
    await restartIds(tx, [priceList])
    await tx.insert(listPrice).values([
      { priceListId: 1, productId: PLAIN, fromCount: 10, amountMinor: 90_025, validFrom: DAY_ONE },
      { priceListId: 1, productId: SOLED, soleId: LEATHER, amountMinor: 170_000, validFrom: DAY_ONE },
    ])
  })
}

export interface TestCompany {
  owner: EmployeePrincipal
  ownerToken: string
  /** A brand with a kit of 50 pieces for 2000.00. */
  brandId: number
  /** Adds another person to the company. */
  hire: (role: EmployeeRole) => Promise<{ principal: EmployeePrincipal; token: string }>
}

/** A call of an employee as a handler receives it. */
export const asEmployee = <Body>(principal: EmployeePrincipal, body: Body, idempotencyKey?: string) => ({
  principal,
  body,
  ip: '127.0.0.1',
  idempotencyKey,
})

/** An approved client, by default in Kyrgyzstan and without a price list. */
export async function openCompany(
  db: Database,
  { country = 'KG', priceListId = null }: { country?: string; priceListId?: number | null } = {},
): Promise<TestCompany> {
  const { accountId: id, token: ownerToken } = await mintSession(db, { market: 'wholesale' })
  await db.insert(wholesaleApplication).values({
    accountId: id,
    company: 'Ак-Кийиз',
    country,
    city: 'Нарын',
    comment: '',
    priceListId,
    createdAt: new Date(),
  })
  const [kit] = await db
    .insert(brand)
    .values({ companyId: id, name: 'Ак-Кийиз', kitCount: 50, kitPriceMinor: 200_000 })
    .returning({ id: brand.id })
  if (!kit) throw new Error('insert into brand returned no row')
  const principalOf = (userId: number, role: EmployeeRole): EmployeePrincipal => ({
    kind: 'session',
    market: 'wholesale',
    userId,
    company: { id, role },
  })
  return {
    owner: principalOf(id, 'owner'),
    ownerToken,
    brandId: kit.id,
    hire: async (role) => {
      const { accountId, token } = await mintSession(db, {
        market: 'wholesale',
        companyId: id,
        employeeRole: role,
      })
      return { principal: principalOf(accountId, role), token }
    },
  }
}

export const wholesaleItem = (changes: Partial<NewWholesaleItem> = {}): NewWholesaleItem => ({
  reyestr_id: PLAIN,
  color: 1,
  size: '38',
  count: 1,
  price: '1000.50',
  sole_id: null,
  sole_brand_id: null,
  brand_id: null,
  ...changes,
})

/** An order placed by the company's owner. */
export const wholesaleOrderOf = (
  { owner }: Pick<TestCompany, 'owner'>,
  ...lines: [items: NewWholesaleItem[], changes?: Partial<NewWholesaleOrder>]
): NewWholesaleOrder => wholesaleOrderFor(owner.company.id, ...lines)

/** Sets the status of the company's accounts, which a manager's approval changes. */
export const setStatus = (db: Database, companyId: number, status: 'waiting' | 'active') =>
  db.update(account).set({ status }).where(eq(account.companyId, companyId))
