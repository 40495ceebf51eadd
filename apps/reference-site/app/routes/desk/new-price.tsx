import type { Route } from './+types/new-price.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { NewPricePage } from '../../desk/prices/new-price.tsx'

export const meta = deskListMeta('price-lists')

export default function DeskNewPricePage({ params }: Route.ComponentProps) {
  return <NewPricePage listId={Number(params.id)} />
}
