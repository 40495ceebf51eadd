import { isShyrdakError } from '@shyrdak/sdk'
import type { DeskSdk, Store, MessageNamespace } from '@shyrdak/react-store'
import { guardPath, loginPathOf, withWayBack } from '@shyrdak/state-machines/auth/rules'
import { redirect } from 'react-router'
import { addressOf } from '../account/address-of.ts'
import { notFound } from '../page/not-found.ts'
import { pageStore } from '../store/page-store.ts'

export interface DeskPage {
  store: Store
  sdk: DeskSdk
}

/** Never ends: another page is being opened. */
const leaving = () => new Promise<never>(() => {})

/**
 * Loads a page of the desk. Whoever is not a manager is led to the desk's login and back; a session that has ended
 * meanwhile ends here too. What else goes wrong is shown by `DeskFailure`.
 */
export async function deskPage<T>(
  request: Request,
  messages: readonly MessageNamespace[],
  load: (pageContext: DeskPage) => Promise<T>,
): Promise<T> {
  const store = pageStore()
  await Promise.all([store.auth.start(), store.loadMessages(['alerts', ...messages])])
  const view = store.auth.view()
  if (view?.state === 'expired' || view?.state === 'logged_out') return leaving()
  const audience = view?.audience ?? null
  const address = addressOf(request, store.link(''))
  const away = guardPath(audience, address)
  if (away !== null || audience !== 'manager')
    throw redirect(away ?? withWayBack(loginPathOf('manager'), address))
  try {
    return await load({ store, sdk: await store.desk() })
  } catch (error) {
    if (!isShyrdakError(error)) throw error
    if (error.code !== 'UNAUTHENTICATED') return notFound(error)
    await store.auth.send({ type: 'session.expired' })
    return leaving()
  }
}
