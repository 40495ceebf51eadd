import type { Route } from './+types/price.ts'
import { PricePage } from '#desk/prices/price-page.tsx'

export default function DeskPricePage({ params }: Route.ComponentProps) {
  return <PricePage id={Number(params.id)} />
}
