import type { Route } from './+types/color.ts'
import { ColorPage } from '#desk/colors/color-page.tsx'

export default function DeskColorPage({ params }: Route.ComponentProps) {
  return <ColorPage id={Number(params.id)} />
}
