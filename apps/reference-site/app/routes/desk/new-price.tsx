import type { Route } from './+types/new-price.ts'
import { NewPricePage } from '#desk/prices/new-price.tsx'

export default function DeskNewPricePage({ params }: Route.ComponentProps) {
  return <NewPricePage listId={Number(params.id)} />
}
