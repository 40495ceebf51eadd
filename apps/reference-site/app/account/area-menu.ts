import type { MenuItem } from '@shyrdak/sdk/contract'

/** Whether a path without language prefix belongs to an account. */
export const isAccountPath = (path: string): boolean => path === '/admin' || path.startsWith('/admin/')

/**
 * The pages of a wholesale client, without the steps of an order. Listed here, because importing the account menu
 * would load it on every page with a header.
 */
const SCREEN =
  /^\/admin\/(chat|profile|reyestr|price-list|basket|order|order-details|(?:retail-|special-)?order-history|invoice\/orders)$/

/**
 * Keeps the entries of a wholesale client's menu that lead to an existing account page or out of the account.
 */
export const areaMenu = (tree: readonly MenuItem[]): MenuItem[] =>
  tree
    .filter(({ url }) => !isAccountPath(url) || SCREEN.test(url))
    .map((item) => ({ ...item, childrens: areaMenu(item.childrens) }))
