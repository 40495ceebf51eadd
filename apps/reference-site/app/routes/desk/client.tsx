import type { Route } from './+types/client.ts'
import { deskMeta } from '../../desk/desk-meta.ts'
import { ClientPage } from '../../desk/clients/client-page.tsx'

export const meta = deskMeta((t) => t('sections.clients'))

export default function DeskClientPage({ params }: Route.ComponentProps) {
  return <ClientPage id={Number(params.id)} />
}
