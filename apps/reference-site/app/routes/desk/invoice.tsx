import type { Route } from './+types/invoice.ts'
import { InvoicePage } from '#desk/invoices/invoice-page.tsx'

export default function DeskInvoicePage({ params }: Route.ComponentProps) {
  return <InvoicePage id={Number(params.id)} />
}
