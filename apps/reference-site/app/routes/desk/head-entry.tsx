import type { Route } from './+types/head-entry.ts'
import { HeadEntryPage } from '#desk/head-entries/head-page.tsx'

export default function DeskHeadEntryPage({ params }: Route.ComponentProps) {
  return <HeadEntryPage id={Number(params.id)} />
}
