import { deskListMeta } from '../../desk/desk-meta.ts'
import { NewHeadEntryPage } from '../../desk/head-entries/new-head-entry.tsx'

export const meta = deskListMeta('head-entries')

export default function DeskNewHeadEntryPage() {
  return <NewHeadEntryPage />
}
