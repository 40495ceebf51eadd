import type { Route } from './+types/bulk-prices.ts'
import { BulkPricesPage } from '../../desk/bulk-prices/bulk-prices-page.tsx'
import { deskListMeta } from '../../desk/desk-meta.ts'

export const meta = deskListMeta('price-lists')

export default function DeskBulkPricesPage({ params }: Route.ComponentProps) {
  return <BulkPricesPage id={Number(params.id)} />
}
