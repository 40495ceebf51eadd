import type { Route } from './+types/head-entry.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { HeadEntryPage } from '../../desk/head-entries/head-page.tsx'

export const meta = deskListMeta('head-entries')

export default function DeskHeadEntryPage({ params }: Route.ComponentProps) {
  return <HeadEntryPage id={Number(params.id)} />
}
