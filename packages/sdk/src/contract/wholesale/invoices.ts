import * as z from 'zod/mini'
import { wholesaleClient } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { fileOf } from '../file.ts'
import { LocalizedText } from '../localized-text.ts'
import { Money } from '../money.ts'
import { OrderStatus } from '../order-status.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { FILE_LIMIT } from '../rate-limits.ts'
import { Day, Id, Instant } from '../scalars.ts'

/** Source: spec §4, invoice statuses. */
export const InvoiceStatus = z.enum(['processing', 'paid'])
export type InvoiceStatus = z.infer<typeof InvoiceStatus>

/**
 * `total_sum` is the order's, `invoice_sum` this invoice's, `paid_sum` what was paid of it. Source: spec §3,
 * invoice.
 */
export const Invoice = z.object({
  id: Id,
  number: z.string(),
  date: Day,
  status: InvoiceStatus,
  total_sum: Money,
  invoice_sum: Money,
  paid_sum: Money,
})
export type Invoice = z.infer<typeof Invoice>

/** A line as it was when the invoice was issued. Later changes of goods and kits do not affect it. */
export const InvoiceLine = z.object({
  name: LocalizedText,
  /** Colour, size, sole and logo, as far as they apply. */
  details: z.array(LocalizedText),
  count: z.int(),
  price: Money,
  sum: Money,
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

export const InvoiceDetails = z.extend(Invoice, {
  order_id: Id,
  order_number: z.string(),
  company: z.object({ name: z.string(), country_iso_code: z.string(), city: z.string() }),
  /** Whom it is paid to, as of now: an account may change after the invoice was issued. Absent if not configured. */
  seller: z.optional(
    z.object({
      name: z.string(),
      tax_number: z.string(),
      bank: z.string(),
      account: z.string(),
      bic: z.string(),
    }),
  ),
  /** Address and phone of the store, as far as set, in the language of the request. */
  contacts: z.optional(z.object({ address: z.optional(z.string()), phone: z.optional(z.string()) })),
  lines: z.array(InvoiceLine),
})
export type InvoiceDetails = z.infer<typeof InvoiceDetails>

/** An order with its balance: the sum minus what was paid. Branding kits are bought in separate orders. */
export const InvoiceOrder = z.object({
  id: Id,
  order_number: z.string(),
  kind: z.enum(['goods', 'branding']),
  status: OrderStatus,
  sum: Money,
  paid: Money,
  balance: Money,
  created_at: Instant,
})
export type InvoiceOrder = z.infer<typeof InvoiceOrder>

export const InvoicesOfOrder = z.extend(InvoiceOrder, { invoices: z.array(Invoice) })
export type InvoicesOfOrder = z.infer<typeof InvoicesOfOrder>

/** What is left to pay: how many orders have a balance, and its sum. */
export const InvoicesDue = z.object({ count: z.int(), sum: Money })
export type InvoicesDue = z.infer<typeof InvoicesDue>

const mayRead = wholesaleClient('owner', 'buyer', 'accountant')

export const wholesaleInvoices = {
  orders: endpoint({
    method: 'GET',
    path: '/wholesale/invoice/orders',
    summary: 'List the company’s orders by what is left to pay, newest first; for a buyer their own.',
    access: mayRead,
    query: z.object(PageQuery),
    /** `due` covers the orders of all pages. */
    response: z.extend(paginated(InvoiceOrder), { due: InvoicesDue }),
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/wholesale/invoice/orders/:orderId',
    summary: 'Retrieve an order’s balance and its invoices.',
    access: mayRead,
    params: z.object({ orderId: Id }),
    response: InvoicesOfOrder,
    errors: { NOT_FOUND: {} },
  }),
  read: endpoint({
    method: 'GET',
    path: '/wholesale/invoice/orders/:orderId/:invoiceId',
    summary: 'Retrieve an invoice with its lines, as it was made.',
    access: mayRead,
    params: z.object({ orderId: Id, invoiceId: Id }),
    response: InvoiceDetails,
    errors: { NOT_FOUND: {} },
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/wholesale/invoice/orders/:orderId/:invoiceId/pdf',
    summary: 'Retrieve an invoice as PDF, as it was made, in the language of the request.',
    access: mayRead,
    params: z.object({ orderId: Id, invoiceId: Id }),
    response: fileOf('pdf'),
    errors: { NOT_FOUND: {} },
    limit: FILE_LIMIT,
  }),
}
