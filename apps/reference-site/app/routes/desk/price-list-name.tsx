import type { Route } from './+types/price-list-name.ts'
import { RenamePriceListPage } from '#desk/price-lists/rename-price-list.tsx'

export default function DeskPriceListNamePage({ params }: Route.ComponentProps) {
  return <RenamePriceListPage id={Number(params.id)} />
}
