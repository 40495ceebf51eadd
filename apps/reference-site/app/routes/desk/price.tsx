import type { Route } from './+types/price.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { PricePage } from '../../desk/prices/price-page.tsx'

export const meta = deskListMeta('price-lists')

export default function DeskPricePage({ params }: Route.ComponentProps) {
  return <PricePage id={Number(params.id)} />
}
