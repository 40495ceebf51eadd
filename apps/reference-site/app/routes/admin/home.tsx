import { guardPath } from '@shyrdak/state-machines/auth/rules'
import { redirect } from 'react-router'
import type { Route } from './+types/home.ts'
import { accountMeta } from '../../account/account-meta.ts'
import { AccountFallback } from '../../account/account-page.tsx'
import type { PageHandle } from '../../page/kind.ts'
import { pageStore } from '../../store/page-store.ts'

export const handle: PageHandle = { kind: 'browser' }

/** The spec leads from here to the chat; a profile is what everybody has. */
export async function clientLoader() {
  const { auth } = pageStore()
  await auth.start()
  throw redirect(guardPath(auth.view()?.audience ?? null, '/admin/profile') ?? '/admin/profile')
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, (t) => t('menu'))
}

export const HydrateFallback = AccountFallback

export default function AccountHome() {
  return null
}
