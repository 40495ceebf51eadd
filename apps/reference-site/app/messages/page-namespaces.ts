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
  'desk/goods',
  'desk/list',
  'desk/orders',
  'desk/reviews',
  'desk/sign-in',
  'site/desk',
]

/** What a wholesale client's documents say besides. */
const DOCUMENTS: readonly SiteNamespace[] = ['site/wholesale-documents']
const DOCUMENT_PATH = /^\/admin\/(?:order-history|invoice|order-details)(?:\/|$)/

/** The namespaces of a page by its path without a language. */
export const namespacesOf = (path: string): readonly SiteNamespace[] =>
  path === '/desk' || path.startsWith('/desk/')
    ? [...SHOP, ...DESK_NAMESPACES]
    : DOCUMENT_PATH.test(path)
      ? [...SHOP, ...DOCUMENTS]
      : SHOP
