import type { Route } from './+types/price-list-name.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { RenamePriceListPage } from '../../desk/price-lists/rename-price-list.tsx'

export const meta = deskListMeta('price-lists')

export default function DeskPriceListNamePage({ params }: Route.ComponentProps) {
  return <RenamePriceListPage id={Number(params.id)} />
}
