import type { Route } from './+types/packing-slip.ts'
import { PackingSlipPage } from '#desk/orders/packing-slip.tsx'

export default function DeskPackingSlipPage({ params }: Route.ComponentProps) {
  return <PackingSlipPage id={Number(params.id)} />
}
