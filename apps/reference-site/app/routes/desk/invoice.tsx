import type { Route } from './+types/invoice.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { InvoicePage } from '../../desk/invoices/invoice-page.tsx'

export const meta = deskListMeta('invoices')

export default function DeskInvoicePage({ params }: Route.ComponentProps) {
  return <InvoicePage id={Number(params.id)} />
}
