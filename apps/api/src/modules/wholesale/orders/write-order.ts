import type { Money, NewWholesaleOrder } from '@shyrdak/sdk/contract'
import { formatSize } from '@shyrdak/sdk/format'
import { kitCounts, lineTotal, shortLines, toMinor } from '@shyrdak/sdk/rules'
import type { EmployeePrincipal } from '#platform/principal.ts'
import { refuse } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { plainText } from '#platform/text/plain-text.ts'
import { book, lockBalances } from '../branding/ledger.ts'
import type { ClientTerms } from '../client-terms.ts'
import { inEach, invoiceTexts } from '../invoices/invoice-texts.ts'
import { makeInvoice } from '../invoices/make-invoice.ts'
import { wholesaleOrderLine } from '../tables.ts'
import { insertOrder } from '../insert-order.ts'
import type { ResolvedLine } from './resolve-lines.ts'
import { takeLineStock, type StockLine } from './take-line-stock.ts'

export interface PricedOrder {
  body: NewWholesaleOrder
  principal: EmployeePrincipal
  lines: readonly ResolvedLine[]
  sum: Money
  terms: ClientTerms
  now: Date
}

/**
 * Reserves kits, takes stock and writes an order with its first invoice. Returns its id.
 * @throws SOLD_OUT, KITS_SHORT
 */
export async function writeOrder(
  tx: Transaction,
  { body, principal, lines, sum, terms, now }: PricedOrder,
): Promise<number> {
  const order = await insertOrder(tx, {
    kind: 'goods',
    companyId: principal.company.id,
    placedBy: principal.userId,
    delivery: plainText(body.delivery),
    paymentInfo: plainText(body.payment_info),
    source: body.from,
    comment: plainText(body.comment),
    count: body.count,
    totalMinor: toMinor(sum),
    createdAt: now,
  })
  await reserveKits(tx, { orderId: order.id, principal, now }, body.items)
  const taken = await takeLineStock(tx, lines.map(stockLine))
  await tx
    .insert(wholesaleOrderLine)
    .values(lines.map((line, index) => ({ ...lineRow(order.id, line, index), fromStock: taken[index] ?? 0 })))
  const company = { name: terms.company, country_iso_code: terms.country, city: terms.city }
  const snapshot = { company, lines: lines.map(invoiceLine) }
  const { totalMinor } = order
  await makeInvoice(tx, { orderId: order.id, sumMinor: totalMinor, totalMinor, snapshot, now })
  return order.id
}

interface Reservation {
  orderId: number
  principal: EmployeePrincipal
  now: Date
}

/** Reserves the kits of all lines. Concurrent orders for the same kits wait and see the remaining balance. */
async function reserveKits(
  tx: Transaction,
  { orderId, principal, now }: Reservation,
  items: NewWholesaleOrder['items'],
): Promise<void> {
  const pieces = kitCounts(items)
  const { balances } = await lockBalances(tx, principal.company.id, pieces.keys())
  const short = shortLines(items, balances)
  if (short.length > 0)
    throw refuse('KITS_SHORT', { message: 'The kits are not enough.', data: { lines: short } })
  await book(
    tx,
    [...pieces].map(([brandId, amount]) => ({ brandId, kind: 'reserved', amount: -amount, orderId })),
    { by: principal.userId, at: now },
  )
}

const stockLine = ({ variationId, item, madeToOrderDays }: ResolvedLine): StockLine => ({
  variationId,
  size: item.size,
  count: item.count,
  isMadeToOrder: madeToOrderDays !== null,
  fromStock: 0,
})

const lineRow = (
  orderId: number,
  { item, sole, tier, ...line }: ResolvedLine,
  position: number,
): typeof wholesaleOrderLine.$inferInsert => ({
  orderId,
  position,
  productId: item.reyestr_id,
  variationId: line.variationId,
  colorId: item.color,
  size: item.size,
  soleId: item.sole_id,
  brandId: item.brand_id,
  soleBrandId: item.sole_brand_id,
  name: line.name,
  photo: line.photo,
  colorName: line.colorName,
  soleName: sole?.name ?? null,
  solePhoto: sole?.photo ?? null,
  brandName: line.brandName,
  soleBrandName: line.soleBrandName,
  count: item.count,
  priceMinor: toMinor(tier.price),
  priceListId: tier.list?.id ?? null,
  priceListName: tier.list?.name ?? null,
  fromCount: tier.from_count,
  isMadeToOrder: line.madeToOrderDays !== null,
})

const invoiceLine = ({ item, name, colorName, sole, brandName, soleBrandName, tier }: ResolvedLine) => ({
  name,
  details: [
    colorName,
    inEach((language) => formatSize(item.size, language)),
    ...(sole ? [sole.name] : []),
    ...(item.brand_id === null || brandName === null ? [] : [inEach(() => brandName)]),
    ...(soleBrandName === null
      ? []
      : [inEach((language) => invoiceTexts(language)('onSole', { name: soleBrandName }))]),
  ],
  count: item.count,
  price: tier.price,
  sum: lineTotal({ sale_cost: tier.price, count: item.count }),
})
