import { isShyrdakError } from '@shyrdak/sdk'
import type { AccountSdk, Store, MessageNamespace } from '@shyrdak/react-store'
import { guardPath, type Audience } from '@shyrdak/state-machines/auth/rules'
import { redirect } from 'react-router'
import { notFound } from '../page/not-found.ts'
import { pageStore } from '../store/page-store.ts'
import { addressOf } from './address-of.ts'

export interface OwnPage {
  store: Store
  sdk: AccountSdk
  audience: Audience
}

/** Never ends: another page is being opened. */
const leaving = () => new Promise<never>(() => {})

/**
 * Loads a page of somebody's own. Whoever is not logged in is led to the login and back; whoever is, but has no
 * business here, to their own first page. A session that has ended meanwhile ends here too.
 */
export async function ownPage<T>(
  request: Request,
  messages: readonly MessageNamespace[],
  load: (page: OwnPage) => Promise<T>,
): Promise<T> {
  const store = pageStore()
  await Promise.all([store.auth.start(), store.loadMessages(messages)])
  const view = store.auth.view()
  if (view?.state === 'expired' || view?.state === 'logged_out') return leaving()
  const audience = view?.audience ?? null
  const away = guardPath(audience, addressOf(request, store.link('')))
  if (away !== null || audience === null) throw redirect(away ?? '/admin/login')
  try {
    return await load({ store, sdk: await store.account(), audience })
  } catch (error) {
    if (!isShyrdakError(error)) throw error
    if (error.code !== 'UNAUTHENTICATED') return notFound(error)
    await store.auth.send({ type: 'session.expired' })
    return leaving()
  }
}
