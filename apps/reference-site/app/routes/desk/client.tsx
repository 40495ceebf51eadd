import type { Route } from './+types/client.ts'
import { deskListMeta } from '../../desk/desk-meta.ts'
import { ClientPage } from '../../desk/clients/client-page.tsx'

export const meta = deskListMeta('clients')

export default function DeskClientPage({ params }: Route.ComponentProps) {
  return <ClientPage id={Number(params.id)} />
}
