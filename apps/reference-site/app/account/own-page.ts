import { isShyrdakError, type Sdk } from '@shyrdak/sdk'
import type { ContractTree } from '@shyrdak/sdk/contract'
import type { Store, MessageNamespace } from '@shyrdak/react-store'
import { guardPath, type Audience } from '@shyrdak/state-machines/auth/rules'
import { STORAGE_KEYS } from '@shyrdak/state-machines/storage/keys'
import { redirect } from 'react-router'
import { notFound } from '../page/not-found.ts'
import { pageStore } from '../store/page-store.ts'
import { addressOf } from './address-of.ts'

export interface OwnPage<Contract extends ContractTree> {
  store: Store
  sdk: Sdk<Contract>
  audience: Audience
}

const tokenOf = ({ ports }: Store) => ports.storage.get(STORAGE_KEYS.token)

/** Never resolves, because another page is being opened. */
const leaving = () => new Promise<never>(() => {})

/**
 * Loads an account page with the calls of `contract`. Redirects to the login when nobody is logged in, and to
 * the user's own start page when this page is not for them. A 401 leads to the login even where the contract
 * leaves that to the caller, as for orders, since this page is for nobody else.
 */
export async function ownPage<Contract extends ContractTree, T>(
  request: Request,
  messages: readonly MessageNamespace[],
  contract: Contract,
  load: (page: OwnPage<Contract>) => Promise<T>,
): Promise<T> {
  const store = pageStore()
  await Promise.all([store.auth.start(), store.loadMessages(messages)])
  const view = store.auth.view()
  if (view?.state === 'expired' || view?.state === 'logged_out') return leaving()
  const token = tokenOf(store)
  const audience = view?.audience ?? null
  const redirectPath = guardPath(audience, addressOf(request, store.link('')))
  if (redirectPath !== null || audience === null) throw redirect(redirectPath ?? '/admin/login')
  try {
    return await load({ store, sdk: await store.sdk(contract), audience })
  } catch (error) {
    if (!isShyrdakError(error)) throw error
    if (error.code !== 'UNAUTHENTICATED') return notFound(error)
    // Not if the answer was late and another tab has logged in since: then the page is loaded for that session.
    if (tokenOf(store) === token) await store.auth.send({ type: 'session.expired' })
    return ownPage(request, messages, contract, load)
  }
}
