import type { Route } from './+types/color.ts'
import { ColorPage } from '../../desk/colors/color-page.tsx'
import { deskListMeta } from '../../desk/desk-meta.ts'

export const meta = deskListMeta('colors')

export default function DeskColorPage({ params }: Route.ComponentProps) {
  return <ColorPage id={Number(params.id)} />
}
