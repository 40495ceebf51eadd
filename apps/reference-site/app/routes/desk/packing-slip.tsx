import type { Route } from './+types/packing-slip.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { PackingSlipPage } from '../../desk/orders/packing-slip.tsx'

export const meta = deskListMeta('orders')

export default function DeskPackingSlipPage({ params }: Route.ComponentProps) {
  return <PackingSlipPage id={Number(params.id)} />
}
