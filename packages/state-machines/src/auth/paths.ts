import type { Audience } from './session.ts'

const LOGIN = '/admin/login'
const CRAFTSMAN_LOGIN = '/admin/craftsman/login'
const DESK_LOGIN = '/desk/login'
const PROFILE = '/admin/profile'
const CRAFTSMAN_PROFILE = '/admin/craftsman-profile'

/** Returns the login page of an audience; that of shoppers for null. Source: spec §4. */
export function loginPathOf(audience: Audience | null): string {
  if (audience === 'craftsman') return CRAFTSMAN_LOGIN
  return audience === 'manager' ? DESK_LOGIN : LOGIN
}

/** Returns the home page of an audience. */
export function homeOf(audience: Audience): string {
  if (audience === 'craftsman') return CRAFTSMAN_PROFILE
  return audience === 'manager' ? '/desk' : PROFILE
}

/** Pages that are never a target to return to. */
const SIGN_IN_PAGES: readonly string[] = [
  LOGIN,
  CRAFTSMAN_LOGIN,
  DESK_LOGIN,
  '/admin/register',
  '/admin/register_wholesale',
  '/admin/craftsman/register',
  '/admin/recover-password',
  '/admin/forgot-password',
]

/** Anyone with the link from an email may open this page. */
const CONFIRM_EMAIL = '/admin/confirm-email'

const pathOf = (address: string): string =>
  (address.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/+$/, '') || '/'

const isSignInPage = (address: string): boolean => SIGN_IN_PAGES.includes(pathOf(address))

/** Validates a path to return to. Returns null if it could leave the store or lead to a sign-in page. */
export function wayBack(text: string | null | undefined): string | null {
  if (!text || text.length > 2_000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null
  return isSignInPage(text) || pathOf(text) === CONFIRM_EMAIL ? null : text
}

/** Returns the path of a login page that returns to a page afterwards. */
export function withWayBack(login: string, from: string): string {
  const back = wayBack(from)
  return back === null ? login : `${login}?return=${encodeURIComponent(back)}`
}

/** Returns the path of a login page that says that the session has ended, and returns to a page later. */
export function loginAfterEnd(login: string, from: string): string {
  const address = withWayBack(login, from)
  return `${address}${address.includes('?') ? '&' : '?'}${ENDED}=1`
}

/** The query parameter of a login page which says that the session has ended. */
export const ENDED = 'ended'

const CRAFTSMAN_PAGE = /^\/admin\/craftsman-(?:profile|reviews|company-page|order-history)(?:\/|$)/
const ADMIN_PAGE = /^\/admin(?:\/|$)/
const DESK_PAGE = /^\/desk(?:\/|$)/

/** Whether an audience may open an address. */
function mayOpen(audience: Audience, address: string): boolean {
  const path = pathOf(address)
  if (DESK_PAGE.test(path)) return audience === 'manager'
  if (CRAFTSMAN_PAGE.test(path)) return audience === 'craftsman'
  if (ADMIN_PAGE.test(path)) return audience === 'retail' || audience === 'wholesale'
  return true
}

/** Returns the path after a login: `back` if the audience may open it, otherwise its home page. */
export function addressAfterLogin(audience: Audience, back: string | null): string {
  const known = wayBack(back)
  return known !== null && mayOpen(audience, known) ? known : homeOf(audience)
}

/** Audiences that are redirected home even from the sign-in pages of others. */
const CONFINED: readonly Audience[] = ['craftsman', 'manager']

/**
 * Returns where an audience is redirected from an address; null if it may stay. Craftsmen stay on craftsman
 * pages and managers at the desk; guests are sent to the login. Shoppers are sent to the desk's login too,
 * because a manager may share their device. Source: spec §2, route guard.
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
