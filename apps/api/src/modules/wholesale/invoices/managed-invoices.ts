import type { Paginated } from '@shyrdak/sdk/contract'
import {
  managedWholesaleInvoices,
  type ManagedInvoice,
  type ManagedInvoiceRow,
} from '@shyrdak/sdk/management'
import { toMoney } from '@shyrdak/sdk/rules'
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { account } from '#modules/accounts/index.ts'
import type { AppContext } from '#platform/context.ts'
import type { Call } from '#platform/handler.ts'
import { listPage } from '#platform/paging/list-page.ts'
import { refuse } from '#platform/refusal.ts'
import { hasEveryTerm } from '#platform/sql/containing.ts'
import type { Database } from '#platform/sql/database.ts'
import { plainLine } from '#platform/text/plain-text.ts'
import { matchingOrders } from '../matching-orders.ts'
import {
  invoice,
  invoiceNumberText,
  invoicePayment,
  wholesaleApplication,
  wholesaleOrder,
} from '../tables.ts'
import { presentInvoice } from './present-invoice.ts'

const PER_PAGE = 50

/** Selects the ids of invoices that have every word of the text in their number, or whose order matches it. */
function matchingInvoices(db: Database, text: string) {
  const byNumber = db
    .select({ id: invoice.id })
    .from(invoice)
    .where(hasEveryTerm(invoiceNumberText(invoice), text))
  const byOrder = db
    .select({ id: invoice.id })
    .from(invoice)
    .where(inArray(invoice.orderId, matchingOrders(db, text)))
  return byNumber.union(byOrder)
}

/** Returns a page of the invoices of all clients, newest first. */
export function listManagedInvoices(
  call: Pick<Call<typeof managedWholesaleInvoices.list>, 'query' | 'country'>,
  { db }: Pick<AppContext, 'db'>,
): Promise<Paginated<ManagedInvoiceRow>> {
  const { status, company, text } = call.query
  const filter = plainLine(text ?? '')
  const where = and(
    status ? eq(invoice.status, status) : undefined,
    company === undefined ? undefined : eq(wholesaleOrder.companyId, company),
    filter === '' ? undefined : inArray(invoice.id, matchingInvoices(db, filter)),
  )
  const found = db
    .select({ id: invoice.id })
    .from(invoice)
    .innerJoin(wholesaleOrder, eq(wholesaleOrder.id, invoice.orderId))
    .innerJoin(wholesaleApplication, eq(wholesaleApplication.accountId, wholesaleOrder.companyId))
    .where(where)
    .as('found')
  return listPage(managedWholesaleInvoices.list, call, {
    perPage: PER_PAGE,
    rows: read(db, where).orderBy(desc(invoice.id)),
    count: () => db.$count(found),
    present,
  })
}

/** @throws NOT_FOUND */
export async function readManagedInvoice(
  { db }: Pick<AppContext, 'db'>,
  id: number,
): Promise<ManagedInvoice> {
  const [row] = await read(db, eq(invoice.id, id))
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such invoice.' })
  const payments = await db
    .select({ payment: invoicePayment, by: { firstName: account.firstName, lastName: account.lastName } })
    .from(invoicePayment)
    .leftJoin(account, eq(account.id, invoicePayment.bookedBy))
    .where(eq(invoicePayment.invoiceId, id))
    .orderBy(asc(invoicePayment.id))
  return {
    ...present(row),
    lines: row.invoice.snapshot.lines,
    payments: payments.map(({ payment, by }) => ({
      id: payment.id,
      amount: signedMoney(payment.amountMinor),
      date: payment.date,
      note: payment.note,
      actor: by && `${by.firstName} ${by.lastName}`.trim(),
      created_at: payment.createdAt.toISOString(),
    })),
  }
}

const signedMoney = (minor: number) => `${minor < 0 ? '-' : ''}${toMoney(Math.abs(minor))}`

const read = (db: Database, where: SQL | undefined) =>
  db
    .select({ invoice, order: wholesaleOrder, company: wholesaleApplication.company })
    .from(invoice)
    .innerJoin(wholesaleOrder, eq(wholesaleOrder.id, invoice.orderId))
    .innerJoin(wholesaleApplication, eq(wholesaleApplication.accountId, wholesaleOrder.companyId))
    .where(where)
    .$dynamic()

type Row = Awaited<ReturnType<typeof read>>[number]

const present = ({ invoice: row, order, company }: Row): ManagedInvoiceRow => ({
  ...presentInvoice(row),
  client: { id: order.companyId, name: company },
  order: { id: order.id, number: order.number, kind: order.kind },
})
