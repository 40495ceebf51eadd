import type { Route } from './+types/bulk-prices.ts'
import { BulkPricesPage } from '#desk/bulk-prices/bulk-prices-page.tsx'

export default function DeskBulkPricesPage({ params }: Route.ComponentProps) {
  return <BulkPricesPage id={Number(params.id)} />
}
