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

/** What the pages of craftsmen say: logins and registrations lead there without another document. */
const CRAFTSMAN: readonly SiteNamespace[] = ['site/craftsman', 'site/artisans']

/** What pages of an account say besides, those of logins and registrations apart. */
const ACCOUNT: readonly SiteNamespace[] = [...CRAFTSMAN, 'site/wholesale', 'site/wholesale-documents']

const SIGN_IN =
  /^\/admin\/(login|register|register_wholesale|craftsman|forgot-password|recover-password|confirm-email)(\/|$)/

/** The namespaces of a page by its path without a language. */
export function namespacesOf(path: string): readonly SiteNamespace[] {
  if (isDeskPath(path)) return [...SHOP, ...DESK_NAMESPACES]
  if (!isAccountPath(path)) return SHOP
  return [...SHOP, ...(SIGN_IN.test(path) ? CRAFTSMAN : ACCOUNT)]
}
