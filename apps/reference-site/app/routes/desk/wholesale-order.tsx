import type { Route } from './+types/wholesale-order.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { WholesaleOrderPage } from '../../desk/wholesale-orders/wholesale-order.tsx'

export const meta = deskListMeta('wholesale-orders')

export default function DeskWholesaleOrderPage({ params }: Route.ComponentProps) {
  return <WholesaleOrderPage id={Number(params.id)} />
}
