import type { SiteNamespace } from './messages-in.ts'

/** What pages of the shop and of accounts say once they live in the browser. */
const SHOP: readonly SiteNamespace[] = [
  'site/account',
  'site/back-in-stock',
  'site/checkout',
  'site/failure',
  'site/shell',
  'site/sign-in',
]

/** What the desk says besides. */
export const DESK_NAMESPACES: readonly SiteNamespace[] = [
  'desk/applications',
  'desk/chat',
  'desk/clients',
  'desk/form',
  'desk/goods',
  'desk/invoices',
  'desk/kits',
  'desk/list',
  'desk/orders',
  'desk/price-lists',
  'desk/prices',
  'desk/proposals',
  'desk/reviews',
  'desk/sign-in',
  'desk/wholesale-orders',
  'desk/workshops',
  'site/desk',
  'site/workshops',
]

/** What the pages of craftsmen say: logins and registrations lead there without another document. */
const CRAFTSMAN: readonly SiteNamespace[] = ['site/craftsman', 'site/workshops']

/** What pages of an account say besides, those of logins and registrations apart. */
const ACCOUNT: readonly SiteNamespace[] = [...CRAFTSMAN, 'site/wholesale', 'site/wholesale-documents']

const SIGN_IN =
  /^\/admin\/(login|register|register_wholesale|craftsman|forgot-password|recover-password|confirm-email)(\/|$)/

/** The namespaces of a page by its path without a language. */
export function namespacesOf(path: string): readonly SiteNamespace[] {
  if (path === '/desk' || path.startsWith('/desk/')) return [...SHOP, ...DESK_NAMESPACES]
  if (!path.startsWith('/admin/')) return SHOP
  return [...SHOP, ...(SIGN_IN.test(path) ? CRAFTSMAN : ACCOUNT)]
}
