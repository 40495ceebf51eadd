import type { NewWholesaleItem, OrderStatus } from '@shyrdak/sdk/contract'
import { wholesaleTotal } from '@shyrdak/sdk/rules'
import { eq } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { EmployeePrincipal, Employment } from '#platform/principal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { areEmpty, insertRows, restartIds } from '#platform/sql/seed-rows.ts'
import { writeKitOrder } from './branding/buy-kits.ts'
import { clientTerms } from './client-terms.ts'
import { dayOf } from '#platform/day.ts'
import { writePayment } from './invoices/pay-invoice.ts'
import { moveWithin } from './orders/move-order.ts'
import { resolveLines } from './orders/resolve-lines.ts'
import { writeOrder } from './orders/write-order.ts'

import { brand, invoice, listPrice, priceList, wholesaleApplication, wholesaleOrder } from './tables.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

export interface PriceListSeed {
  lists: readonly (typeof priceList.$inferInsert)[]
  prices: readonly (typeof listPrice.$inferInsert)[]
}

/** Seeds price lists if there are none. Returns whether it did. */
export async function seedPriceLists(tx: Transaction, { lists, prices }: PriceListSeed): Promise<boolean> {
  if (!(await areEmpty(tx, [priceList]))) return false
  await insertRows(tx, priceList, lists)
  await insertRows(tx, listPrice, prices)
  await restartIds(tx, [priceList])
  return true
}

/** Makes an account an employee of a company. */
export const seedEmployee = (tx: Transaction, accountId: number, { id, role }: Employment) =>
  tx.update(account).set({ companyId: id, employeeRole: role }).where(eq(account.id, accountId))

export interface ClientOrderSeed {
  placedBy: number
  /** Prices are the store's. Kits are given by index in the client's kits. */
  items: readonly (Pick<NewWholesaleItem, 'reyestr_id' | 'color' | 'size' | 'count' | 'sole_id'> & {
    kit?: number
    soleKit?: number
  })[]
  delivery: string
  payment: string
  comment: string
  /** The statuses after the first one. */
  way: readonly OrderStatus[]
  holdReason: string
  /** The paid part of its invoice, from 0 to 1. */
  paid: number
  at: Date
}

export interface ClientSeed {
  companyId: number
  priceListId: number | null
  kits: readonly { name: string; kitCount: number; kitPriceMinor: number; bought: number }[]
  /** When the kits were bought and paid for: before the orders that use them. */
  kitsBoughtAt: Date
  orders: readonly ClientOrderSeed[]
  managerId: number | null
  now: Date
}

/** Gives an approved client its price list, kits and orders, by the same rules as for real orders. */
export async function seedClient(tx: Transaction, seed: ClientSeed): Promise<void> {
  const { companyId, kits, kitsBoughtAt, managerId } = seed
  await tx
    .update(wholesaleApplication)
    .set({ priceListId: seed.priceListId })
    .where(eq(wholesaleApplication.accountId, companyId))
  const principal: EmployeePrincipal = {
    kind: 'session',
    market: 'wholesale',
    userId: companyId,
    company: { id: companyId, role: 'owner' },
  }
  const terms = await clientTerms(tx, principal.company)
  const brandIds: number[] = []
  for (const { bought, ...kit } of kits) {
    const made = onlyRow(
      await tx
        .insert(brand)
        .values({ ...kit, companyId })
        .returning({ id: brand.id }),
      'insert into brand',
    )
    brandIds.push(made.id)
    if (bought === 0) continue
    const purchase = { brandId: made.id, amount: bought, principal, terms, now: kitsBoughtAt }
    const { orderId } = await writeKitOrder(tx, purchase)
    await payInvoice(tx, orderId, { part: 1, by: managerId, at: kitsBoughtAt })
  }
  for (const order of seed.orders) await seedOrder(tx, { seed, order, terms, brandIds, principal })
}

interface SeededOrder {
  seed: ClientSeed
  order: ClientOrderSeed
  terms: Awaited<ReturnType<typeof clientTerms>>
  brandIds: readonly number[]
  principal: EmployeePrincipal
}

async function seedOrder(
  tx: Transaction,
  { seed, order, terms, brandIds, principal }: SeededOrder,
): Promise<void> {
  const items = order.items.map(({ kit, soleKit, ...item }) => ({
    ...item,
    price: '0.00',
    brand_id: kit === undefined ? null : (brandIds[kit] ?? null),
    sole_brand_id: soleKit === undefined ? null : (brandIds[soleKit] ?? null),
  }))
  const lines = await resolveLines(tx, seed.companyId, { terms, day: dayOf(seed.now) }, items)
  const sum = wholesaleTotal(lines.map(({ item, tier }) => ({ sale_cost: tier.price, count: item.count })))
  const id = await writeOrder(tx, {
    body: {
      sum,
      count: items.reduce((all, { count }) => all + count, 0),
      delivery: order.delivery,
      payment_info: order.payment,
      from: 'catalog',
      reyestr_id: seed.companyId,
      status: 'Processing',
      comment: order.comment,
      items,
    },
    principal: { ...principal, userId: order.placedBy },
    lines,
    sum,
    terms,
    now: order.at,
  })
  const by = { movedBy: seed.managerId, now: order.at }
  let from: OrderStatus = 'Processing'
  for (const to of order.way) {
    await moveWithin(tx, id, { from, to, note: to === 'on_hold' ? order.holdReason : '' }, by)
    from = to
  }
  await payInvoice(tx, id, { part: order.paid, by: seed.managerId, at: order.at })
}

/** Records that a part of an order's invoice, from 0 to 1, was paid. */
async function payInvoice(
  tx: Transaction,
  orderId: number,
  { part, by, at }: { part: number; by: number | null; at: Date },
): Promise<void> {
  const [first] = await tx.select().from(invoice).where(eq(invoice.orderId, orderId))
  const paidMinor = first ? Math.floor(first.sumMinor * part) : 0
  if (first && paidMinor > 0)
    await writePayment(tx, first, { paidMinor, date: dayOf(at), note: '', by, now: at })
}

/** Whether there are no orders and kits of wholesale clients. */
export const hasNoClientOrders = (tx: Transaction): Promise<boolean> => areEmpty(tx, [wholesaleOrder, brand])
