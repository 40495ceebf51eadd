import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { TypedMoney } from './typed-money.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { Day, Id, Instant } from '../scalars.ts'
import { Invoice, InvoiceLine, InvoiceStatus } from '../wholesale/invoices.ts'
import { ClientName } from './wholesale-kits.ts'
import { trimmed } from '../trimmed.ts'

/** Maximum length of the note of a payment and of the title of an invoice, in characters. */
export const INVOICE_NOTE_LENGTH = 300

/** An invoice in a manager's list. */
export const ManagedInvoiceRow = z.extend(Invoice, {
  client: ClientName,
  order: z.object({ id: Id, number: z.string(), kind: z.enum(['goods', 'branding']) }),
})
export type ManagedInvoiceRow = z.infer<typeof ManagedInvoiceRow>

/** An amount received for an invoice on a day; negative to correct an earlier entry. */
export const InvoicePayment = z.object({
  id: Id,
  amount: z.string().check(z.regex(/^-?(0|[1-9]\d{0,11})\.\d{2}$/)),
  date: Day,
  note: z.string(),
  /** The manager who recorded it. */
  actor: z.nullable(z.string()),
  created_at: Instant,
})
export type InvoicePayment = z.infer<typeof InvoicePayment>

/** An invoice with its lines and payments, oldest first. */
export const ManagedInvoice = z.extend(ManagedInvoiceRow, {
  lines: z.array(InvoiceLine),
  payments: z.array(InvoicePayment),
})
export type ManagedInvoice = z.infer<typeof ManagedInvoice>

const Note = z.string().check(trimmed, z.maxLength(INVOICE_NOTE_LENGTH))

/** `was` is the paid sum that the manager read, `paid_sum` the sum including the payment of that day. */
export const NewPayment = z.object({
  was: TypedMoney,
  paid_sum: TypedMoney,
  date: Day,
  note: z.optional(Note),
})
export type NewPayment = z.infer<typeof NewPayment>

/** An additional invoice for an order, in whole units; `was` is the order's sum that the manager read. */
export const NewInvoice = z.object({
  was: TypedMoney,
  sum: TypedMoney,
  title: z.string().check(trimmed, z.minLength(1), z.maxLength(INVOICE_NOTE_LENGTH)),
})
export type NewInvoice = z.infer<typeof NewInvoice>

const params = z.object({ id: Id })

export const managedWholesaleInvoices = {
  list: endpoint({
    method: 'GET',
    path: '/management/wholesale/invoices',
    summary:
      'List the invoices of wholesale clients, newest first. `text` searches by the number of invoice or order, or by company.',
    access: managers,
    query: z.object({
      ...PageQuery,
      status: z.optional(InvoiceStatus),
      company: z.optional(Id),
      text: z.optional(z.string().check(trimmed, z.maxLength(100))),
    }),
    response: paginated(ManagedInvoiceRow),
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/wholesale/invoices/:id',
    summary: 'Retrieve an invoice with its lines and payments.',
    access: managers,
    params,
    response: ManagedInvoice,
    errors: { NOT_FOUND: {} },
  }),
  pay: endpoint({
    method: 'POST',
    path: '/management/wholesale/invoices/:id/payments',
    summary:
      'Record what has been paid of an invoice so far, in part or in full, and email the client. Fails if another manager has recorded something since it was read.',
    access: managers,
    params,
    body: NewPayment,
    response: ManagedInvoice,
    errors: { NOT_FOUND: {}, STALE: {} },
  }),
  add: endpoint({
    method: 'POST',
    path: '/management/wholesale/orders/:id/invoices',
    summary:
      'Add an invoice for further charges to an order and email the client. It increases the order’s sum.',
    access: managers,
    params,
    body: NewInvoice,
    response: ManagedInvoice,
    errors: { NOT_FOUND: {}, STALE: {} },
  }),
}
