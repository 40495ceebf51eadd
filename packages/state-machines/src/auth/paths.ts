import type { Audience } from './session.ts'

const LOGIN = '/admin/login'
const CRAFTSMAN_LOGIN = '/admin/craftsman/login'
const DESK_LOGIN = '/desk/login'
const PROFILE = '/admin/profile'
const CRAFTSMAN_PROFILE = '/admin/craftsman-profile'

/** Where somebody of this audience logs in; shoppers where nobody is known. Source: spec §4. */
export function loginPathOf(audience: Audience | null): string {
  if (audience === 'craftsman') return CRAFTSMAN_LOGIN
  return audience === 'manager' ? DESK_LOGIN : LOGIN
}

/** The first page of whoever logs in. */
export function homeOf(audience: Audience): string {
  if (audience === 'craftsman') return CRAFTSMAN_PROFILE
  return audience === 'manager' ? '/desk' : PROFILE
}

/** Pages that let people in: coming back to one of them would be no way back. */
const SIGN_IN_PAGES = [
  LOGIN,
  CRAFTSMAN_LOGIN,
  DESK_LOGIN,
  '/admin/register',
  '/admin/register_wholesale',
  '/admin/craftsman/register',
  '/admin/recover-password',
  '/admin/forgot-password',
] as const

/** Opened from a letter, by whoever has it. */
const CONFIRM_EMAIL = '/admin/confirm-email'

const pathOf = (address: string): string =>
  (address.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/+$/, '') || '/'

const isSignInPage = (address: string): boolean =>
  (SIGN_IN_PAGES as readonly string[]).includes(pathOf(address))

/** A page of this store to come back to; null for anything that could lead elsewhere, or to a login again. */
export function wayBack(text: string | null | undefined): string | null {
  if (!text || text.length > 2_000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null
  return isSignInPage(text) || pathOf(text) === CONFIRM_EMAIL ? null : text
}

/** The address of a login that leads back afterwards. */
export function withWayBack(login: string, from: string): string {
  const back = wayBack(from)
  return back === null ? login : `${login}?return=${encodeURIComponent(back)}`
}

const CRAFTSMAN_PAGE = /^\/admin\/craftsman-(?:profile|reviews|company-page|order-history)(?:\/|$)/
const ADMIN_PAGE = /^\/admin(?:\/|$)/
const DESK_PAGE = /^\/desk(?:\/|$)/

/** Whether this audience has business at an address of the store. */
function mayOpen(audience: Audience, address: string): boolean {
  const path = pathOf(address)
  if (DESK_PAGE.test(path)) return audience === 'manager'
  if (CRAFTSMAN_PAGE.test(path)) return audience === 'craftsman'
  if (ADMIN_PAGE.test(path)) return audience === 'retail' || audience === 'wholesale'
  return true
}

/** Where a login leads: back, where the person may go there, else to their own first page. */
export function addressAfterLogin(audience: Audience, back: string | null): string {
  const known = wayBack(back)
  return known !== null && mayOpen(audience, known) ? known : homeOf(audience)
}

/** Confined to their own pages: even the doors of others lead them back there. */
const CONFINED: readonly Audience[] = ['craftsman', 'manager']

/**
 * Where somebody is sent instead of the page they opened; null when they may stay. A craftsman stays on craftsman
 * pages and a manager at the desk, whoever is not logged in is asked to. The desk asks everybody else too: a manager
 * may sit at a device on which a shopper is known. Source: spec §2, route guard.
 */
export function guardPath(audience: Audience | null, address: string): string | null {
  const path = pathOf(address)
  if (!ADMIN_PAGE.test(path) && !DESK_PAGE.test(path)) return null
  if (path === CONFIRM_EMAIL || path === DESK_LOGIN) return null
  if (DESK_PAGE.test(path)) return audience === 'manager' ? null : withWayBack(DESK_LOGIN, address)
  if (isSignInPage(path)) return audience !== null && CONFINED.includes(audience) ? homeOf(audience) : null
  if (audience === null) return withWayBack(CRAFTSMAN_PAGE.test(path) ? CRAFTSMAN_LOGIN : LOGIN, address)
  return mayOpen(audience, path) ? null : homeOf(audience)
}
