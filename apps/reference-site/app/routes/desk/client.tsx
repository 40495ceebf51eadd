import type { Route } from './+types/client.ts'
import { ClientPage } from '#desk/clients/client-page.tsx'

export default function DeskClientPage({ params }: Route.ComponentProps) {
  return <ClientPage id={Number(params.id)} />
}
