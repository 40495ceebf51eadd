import type { Route } from './+types/kit.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { KitPage } from '../../desk/kits/kit-page.tsx'

export const meta = deskListMeta('kits')

export default function DeskKitPage({ params }: Route.ComponentProps) {
  return <KitPage id={Number(params.id)} />
}
