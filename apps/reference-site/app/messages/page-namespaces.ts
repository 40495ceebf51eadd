import { isAccountPath } from '../account/area-menu.ts'
import { isDeskPath } from '../page/is-desk-path.ts'
import type { SiteNamespace } from './messages-in.ts'
import { NAMESPACES } from './texts.ts'

/** What pages of the shop and of accounts say once they live in the browser. */
const SHOP: readonly SiteNamespace[] = [
  'site/account',
  'site/back-in-stock',
  'site/checkout',
  'site/failure',
  'site/mailing',
  'site/shell',
  'site/sign-in',
]

/** What the desk says besides: its menu has the title of every list. */
export const DESK_NAMESPACES: readonly SiteNamespace[] = [
  'site/desk',
  'site/artisans',
  ...NAMESPACES.filter((namespace) => namespace.startsWith('desk/')),
]

/** What pages of an account say: those of logins lead to any of them without another document, also from another tab. */
const ACCOUNT: readonly SiteNamespace[] = [
  'site/craftsman',
  'site/artisans',
  'site/wholesale',
  'site/wholesale-documents',
]

/** The namespaces of a page by its path without a language. */
export function namespacesOf(path: string): readonly SiteNamespace[] {
  if (isDeskPath(path)) return [...SHOP, ...DESK_NAMESPACES]
  return isAccountPath(path) ? [...SHOP, ...ACCOUNT] : SHOP
}
