import { NewHeadEntryPage } from '#desk/head-entries/new-head-entry.tsx'

export default function DeskNewHeadEntryPage() {
  return <NewHeadEntryPage />
}
