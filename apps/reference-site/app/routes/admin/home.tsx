import { guardPath } from '@shyrdak/state-machines/auth/rules'
import { redirect } from 'react-router'
import type { Route } from './+types/home.ts'
import { accountMeta } from '#account/account-meta.ts'
import { AccountFallback } from '#account/account-page.tsx'
import type { PageHandle } from '#page/kind.ts'
import { pageStore } from '#store/page-store.ts'

const CHAT = '/admin/chat'

export const handle: PageHandle = { kind: 'browser' }

/** Redirects to the chat, or a craftsman to their profile. Source: spec §2, admin root. */
export async function clientLoader() {
  const { auth } = pageStore()
  await auth.start()
  throw redirect(guardPath(auth.view()?.audience ?? null, CHAT) ?? CHAT)
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, (t) => t('menu'))
}

export const HydrateFallback = AccountFallback

export default function AccountHome() {
  return null
}
