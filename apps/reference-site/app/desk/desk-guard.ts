import { guardPath, loginPathOf, withWayBack } from '@shyrdak/state-machines/auth/rules'
import { redirect } from 'react-router'
import { addressOf } from '../account/address-of.ts'
import { DESK_NAMESPACES } from '../messages/page-namespaces.ts'
import { pageStore } from '../store/page-store.ts'

/**
 * Redirects everybody but managers to the desk's login and back. Never resolves while another page is being
 * opened.
 */
export async function guardDesk(request: Request): Promise<null> {
  const store = pageStore()
  await Promise.all([
    store.auth.start(),
    store.loadMessages(['alerts', 'blocks', 'photo-upload', ...DESK_NAMESPACES]),
  ])
  const view = store.auth.view()
  if (view?.state === 'expired' || view?.state === 'logged_out') return new Promise(() => {})
  const audience = view?.audience ?? null
  const address = addressOf(request, store.link(''))
  const redirectPath = guardPath(audience, address)
  if (redirectPath !== null || audience !== 'manager')
    throw redirect(redirectPath ?? withWayBack(loginPathOf('manager'), address))
  return null
}
