import type { Audience } from '@shyrdak/state-machines/auth/rules'
import { addressAfterLogin, guardPath, wayBack } from '@shyrdak/state-machines/auth/rules'
import { redirect, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { pageStore } from '../store/page-store.ts'
import { requestContextKey } from '../page/request-context.ts'
import { addressOf } from '../account/address-of.ts'

/** The loader of all sign-in pages: the path to return to, and whether to list the demo accounts. */
export function loader({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const back = wayBack(new URL(request.url).searchParams.get('return'))
  return { back, demo: context.get(requestContextKey).hasDemoPeople }
}

/** Redirects users who are already logged in. */
async function leadOn(request: Request): Promise<void> {
  const store = pageStore()
  await Promise.all([store.auth.start(), store.loadMessages(['account'])])
  const audience: Audience | null = store.auth.view()?.audience ?? null
  const address = addressOf(request, store.link(''))
  const redirectPath = guardPath(audience, address)
  if (redirectPath !== null) throw redirect(redirectPath)
  if (audience !== null)
    throw redirect(addressAfterLogin(audience, new URL(request.url).searchParams.get('return')))
}

/** Must be exported together with `loader`. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [found] = await Promise.all([serverLoader<typeof loader>(), leadOn(request)])
  return found
}
clientLoader.hydrate = true as const
