import { redirect } from 'react-router'
import type { Route } from './+types/desk-home.ts'
import { DeskFailure } from '../desk/desk-failure.tsx'
import { DESK_HOME } from '../desk/desk-menu.ts'
import { deskMeta } from '../desk/desk-meta.ts'
import { deskPage } from '../desk/desk-own-page.ts'
import { DeskFallback } from '../desk/desk-page.tsx'
import type { PageHandle } from '../page/kind.ts'

export const handle: PageHandle = { kind: 'browser', name: 'Desk' }

/** The desk opens on its first list. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  deskPage(request, [], async () => {
    throw redirect(DESK_HOME)
  })

export function meta({ matches }: Route.MetaArgs) {
  return deskMeta(matches, (messages) => messages.desk)
}

export const HydrateFallback = DeskFallback
export const ErrorBoundary = DeskFailure

export default function DeskHome() {
  return null
}
