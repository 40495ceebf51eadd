import type { Route } from './+types/desk-applications.ts'
import { ApplicationsList } from '../desk/applications/applications-list.tsx'
import { applicationsMessages } from '../desk/applications/applications-messages.ts'
import { loadApplications } from '../desk/applications/load-applications.ts'
import { DeskFailure } from '../desk/desk-failure.tsx'
import { deskMeta } from '../desk/desk-meta.ts'
import { DeskFallback } from '../desk/desk-page.tsx'
import type { PageHandle } from '../page/kind.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Desk Applications' }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadApplications(request)

export function meta({ matches }: Route.MetaArgs) {
  return deskMeta(matches, (_, language) => applicationsMessages[language].title)
}

export const HydrateFallback = DeskFallback
export const ErrorBoundary = DeskFailure

export default function DeskApplicationsPage({ loaderData }: Route.ComponentProps) {
  return <ApplicationsList {...loaderData} />
}
