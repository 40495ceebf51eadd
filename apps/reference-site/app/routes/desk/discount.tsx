import type { Route } from './+types/discount.ts'
import { DiscountPage } from '#desk/discounts/discount-page.tsx'

export default function DeskDiscountPage({ params }: Route.ComponentProps) {
  return <DiscountPage id={Number(params.id)} />
}
