import type { BrandingMove, Brand, Invoice } from '@shyrdak/sdk/contract'
import { floorToWhole, MAX_MINOR, multiplyMoney, roundUpToKits, toMinor, toMoney } from '@shyrdak/sdk/rules'
import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { intentByKeyOrBody, type Caller } from '#platform/idempotency/intent.ts'
import { once } from '#platform/idempotency/once.ts'
import type { EmployeePrincipal } from '#platform/principal.ts'
import { refuse, refuseField } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { transactionWithJobs } from '#platform/sql/transaction.ts'
import { clientTerms, type ClientTerms } from '../client-terms.ts'
import { inEach, invoiceTexts } from '../invoices/invoice-texts.ts'
import { queueInvoiceEmails } from '../invoices/emails/queue-invoice-emails.ts'
import { makeInvoice } from '../invoices/make-invoice.ts'
import { presentInvoice } from '../invoices/present-invoice.ts'
import { insertOrder } from '../insert-order.ts'
import { invoice, wholesaleOrder } from '../tables.ts'
import { book, lockBalances, type BrandRow } from './ledger.ts'
import { readBrand } from './read-brands.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

interface Purchase extends Caller {
  body: BrandingMove
  principal: EmployeePrincipal
}

interface Bought {
  brand: Brand
  order_id: number
  invoice: Invoice
}

/**
 * Buys whole kits: creates the kit order with its invoice and books the pieces in the ledger.
 * @throws NOT_FOUND for another client or another client's kit; INVALID for more than an invoice can hold;
 * KEY_REUSED
 */
export async function buyKits(context: AppContext, purchase: Purchase): Promise<Bought> {
  const { body, principal } = purchase
  if (body.reyestrId !== principal.company.id)
    throw refuse('NOT_FOUND', { message: 'There is no such client.' })
  const sentAt = context.clock()
  const intent = intentByKeyOrBody(purchase, { creates: 'wholesale_order', body, sentAt })
  const orderId = await transactionWithJobs(context, (tx) =>
    once(tx, intent, () => buy(tx, context, purchase)),
  )
  const made = onlyRow(
    await context.db
      .select({ invoice, order: wholesaleOrder })
      .from(invoice)
      .innerJoin(wholesaleOrder, eq(wholesaleOrder.id, invoice.orderId))
      .where(eq(invoice.orderId, orderId))
      .orderBy(asc(invoice.id))
      .limit(1),
    `select from invoice of order ${orderId}`,
  )
  const brand = await readBrand(context.db, principal.company.id, body.brandId)
  const brandsPrice = toMoney(made.order.totalMinor)
  return {
    brand: { ...brand, brandsPrice },
    order_id: orderId,
    invoice: presentInvoice(made.invoice),
  }
}

async function buy(
  tx: Transaction,
  context: AppContext,
  { body, principal }: Pick<Purchase, 'body' | 'principal'>,
): Promise<number> {
  const terms = await clientTerms(tx, principal.company)
  const made = await writeKitOrder(tx, { ...body, principal, terms, now: context.clock() })
  await queueInvoiceEmails(context, tx, made.invoiceId, 'made')
  return made.orderId
}

interface NewKitOrder extends Pick<BrandingMove, 'brandId' | 'amount'> {
  principal: EmployeePrincipal
  terms: ClientTerms
  now: Date
}

/**
 * Writes a purchase of whole kits.
 * @throws NOT_FOUND, INVALID
 */
export async function writeKitOrder(
  tx: Transaction,
  { brandId, amount: requested, principal, terms, now }: NewKitOrder,
): Promise<{ orderId: number; invoiceId: number }> {
  const { company, userId } = principal
  const kit = (await lockBalances(tx, company.id, [brandId])).brands.get(brandId)
  if (!kit) throw refuse('NOT_FOUND', { message: 'There is no such branding kit.' })
  const amount = roundUpToKits(requested, kit.kitCount)
  const most = Math.floor(MAX_MINOR / kit.kitPriceMinor) * kit.kitCount
  if (amount > most) throw refuseField(['amount'], 'too_big', { max: most, of: 'number' })
  const line = kitLine(kit, amount)
  const totalMinor = toMinor(floorToWhole(line.sum))
  const order = await insertOrder(tx, {
    kind: 'branding',
    companyId: company.id,
    placedBy: userId,
    delivery: '',
    paymentInfo: '',
    source: 'catalog',
    comment: '',
    count: amount,
    totalMinor,
    createdAt: now,
  })
  await book(tx, [{ brandId, kind: 'bought', amount, orderId: order.id }], { by: userId, at: now })
  const buyer = { name: terms.company, country_iso_code: terms.country, city: terms.city }
  const snapshot = { company: buyer, lines: [line] }
  const { id: invoiceId } = await makeInvoice(tx, {
    orderId: order.id,
    sumMinor: totalMinor,
    totalMinor,
    snapshot,
    now,
  })
  return { orderId: order.id, invoiceId }
}

/** The invoice line of a kit purchase: that it is a kit, the number of kits and the price of one. */
function kitLine({ name, kitCount, kitPriceMinor }: BrandRow, amount: number) {
  const [price, count] = [toMoney(kitPriceMinor), amount / kitCount]
  return {
    name: { en: name, ru: name, kg: name },
    details: [inEach((language) => invoiceTexts(language)('kit', { count: kitCount }))],
    count,
    price,
    sum: multiplyMoney(price, count),
  }
}
