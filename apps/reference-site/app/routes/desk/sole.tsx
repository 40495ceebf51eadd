import type { Route } from './+types/sole.ts'
import { SolePage } from '#desk/soles/sole-page.tsx'

export default function DeskSolePage({ params }: Route.ComponentProps) {
  return <SolePage id={Number(params.id)} />
}
