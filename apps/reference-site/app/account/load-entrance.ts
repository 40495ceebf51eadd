import type { Audience } from '@shyrdak/state-machines/auth/rules'
import { addressAfterLogin, guardPath, wayBack } from '@shyrdak/state-machines/auth/rules'
import { redirect } from 'react-router'
import { pageStore } from '../store/page-store.ts'
import type { Visit } from '../visit.ts'
import { addressOf } from './address-of.ts'

/** Where a form leads back to, and whether the demo's people are named. */
export function loadEntrance(request: Request, { hasDemoPeople }: Pick<Visit, 'hasDemoPeople'>) {
  return { back: wayBack(new URL(request.url).searchParams.get('return')), demo: hasDemoPeople }
}

/** Whoever is logged in has no business at a login, and is led on. */
export async function leadOn(request: Request): Promise<void> {
  const store = pageStore()
  await Promise.all([store.auth.start(), store.loadWords(['account'])])
  const audience: Audience | null = store.auth.view()?.audience ?? null
  const address = addressOf(request, store.link(''))
  const away = guardPath(audience, address)
  if (away !== null) throw redirect(away)
  if (audience !== null)
    throw redirect(addressAfterLogin(audience, new URL(request.url).searchParams.get('return')))
}
