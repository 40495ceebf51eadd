import type { MenuItem } from '@shyrdak/sdk/contract'

/** Whether an address, without the prefix of a language, is one of an account. */
export const isAccountPath = (path: string): boolean => path === '/admin' || path.startsWith('/admin/')

/** Without the account's menu itself, which pages with a header and no account would load with it. */
const SCREEN =
  /^\/admin\/(chat|profile|reyestr|price-list|basket|order|order-details|order-history|retail-order-history|invoice\/orders)$/

/** The entries of a wholesale client's tree whose screens are there; what managers write leads anywhere in the store. */
export const areaMenu = (tree: readonly MenuItem[]): MenuItem[] =>
  tree
    .filter(({ url }) => !isAccountPath(url) || SCREEN.test(url))
    .map((item) => ({ ...item, childrens: areaMenu(item.childrens) }))
