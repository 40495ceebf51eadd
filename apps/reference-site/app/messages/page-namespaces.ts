import { isAccountPath } from '../account/area-menu.ts'
import { isDeskPath } from '../page/is-desk-path.ts'
import type { SiteNamespace } from './messages-in.ts'
import { NAMESPACES } from './texts.ts'

/** The namespaces that shop and account pages need in the browser. */
const SHOP: readonly SiteNamespace[] = [
  'site/account',
  'site/back-in-stock',
  'site/checkout',
  'site/failure',
  'site/mailing',
  'site/shell',
  'site/sign-in',
]

/** The additional namespaces of the desk. Its menu needs the titles of all lists. */
export const DESK_NAMESPACES: readonly SiteNamespace[] = [
  'site/desk',
  'site/artisans',
  ...NAMESPACES.filter((namespace) => namespace.startsWith('desk/')),
]

/**
 * The namespaces of account pages. Login pages need them too, since they navigate to account pages within the
 * same document, even when another tab logs in.
 */
const ACCOUNT: readonly SiteNamespace[] = [
  'site/craftsman',
  'site/artisans',
  'site/wholesale',
  'site/wholesale-documents',
]

/** Returns the namespaces of a page by its path without language prefix. */
export function namespacesOf(path: string): readonly SiteNamespace[] {
  if (isDeskPath(path)) return [...SHOP, ...DESK_NAMESPACES]
  return isAccountPath(path) ? [...SHOP, ...ACCOUNT] : SHOP
}
