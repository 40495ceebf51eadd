import type { Route } from './+types/sole.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { SolePage } from '../../desk/soles/sole-page.tsx'

export const meta = deskListMeta('soles')

export default function DeskSolePage({ params }: Route.ComponentProps) {
  return <SolePage id={Number(params.id)} />
}
