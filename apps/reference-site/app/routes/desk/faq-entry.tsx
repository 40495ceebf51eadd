import type { Route } from './+types/faq-entry.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { FaqPage } from '../../desk/faq/faq-page.tsx'

export const meta = deskListMeta('faq')

export default function DeskFaqEntryPage({ params }: Route.ComponentProps) {
  return <FaqPage id={Number(params.id)} />
}
