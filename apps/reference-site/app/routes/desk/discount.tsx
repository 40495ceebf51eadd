import type { Route } from './+types/discount.ts'
import { deskMeta } from '../../desk/desk-meta.ts'
import { DiscountPage } from '../../desk/discounts/discount-page.tsx'

export const meta = deskMeta((t) => t('sections.discounts'))

export default function DeskDiscountPage({ params }: Route.ComponentProps) {
  return <DiscountPage id={Number(params.id)} />
}
