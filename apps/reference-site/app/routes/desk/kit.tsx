import type { Route } from './+types/kit.ts'
import { KitPage } from '#desk/kits/kit-page.tsx'

export default function DeskKitPage({ params }: Route.ComponentProps) {
  return <KitPage id={Number(params.id)} />
}
