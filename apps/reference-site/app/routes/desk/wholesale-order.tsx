import type { Route } from './+types/wholesale-order.ts'
import { WholesaleOrderPage } from '#desk/wholesale-orders/wholesale-order.tsx'

export default function DeskWholesaleOrderPage({ params }: Route.ComponentProps) {
  return <WholesaleOrderPage id={Number(params.id)} />
}
