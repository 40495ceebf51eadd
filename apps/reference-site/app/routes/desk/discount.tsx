import type { Route } from './+types/discount.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { DiscountPage } from '../../desk/discounts/discount-page.tsx'

export const meta = deskListMeta('discounts')

export default function DeskDiscountPage({ params }: Route.ComponentProps) {
  return <DiscountPage id={Number(params.id)} />
}
