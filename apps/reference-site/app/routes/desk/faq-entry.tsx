import type { Route } from './+types/faq-entry.ts'
import { FaqPage } from '#desk/faq/faq-page.tsx'

export default function DeskFaqEntryPage({ params }: Route.ComponentProps) {
  return <FaqPage id={Number(params.id)} />
}
