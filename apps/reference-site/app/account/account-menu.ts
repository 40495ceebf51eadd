import type { Language, MenuItem } from '@shyrdak/sdk/contract'
import type { Audience } from '@shyrdak/state-machines/auth/rules'
import { ORDER_HISTORIES } from './order-history-path.ts'

export interface AccountMenuEntry {
  path: string
  title: 'main' | 'profile' | 'orders' | 'specialOrders'
  /** Where it stands in the menu of one language only. */
  language?: Language
}

const PROFILE = { path: '/admin/profile', title: 'profile' } as const
const ORDERS = { path: ORDER_HISTORIES.retail, title: 'orders' } as const
const SPECIAL_ORDERS = { path: ORDER_HISTORIES.special, title: 'specialOrders', language: 'ru' } as const

/** The menu of each audience: the entries of the spec's section 6 whose screens are there. */
const ACCOUNT_MENUS: Readonly<Record<Audience, readonly AccountMenuEntry[]>> = {
  retail: [PROFILE, ORDERS, SPECIAL_ORDERS],
  wholesale: [{ path: '/', title: 'main' }, PROFILE, ORDERS],
  craftsman: [{ path: '/admin/craftsman-profile', title: 'profile' }],
  manager: [],
}

/** The menu of an audience in a language. */
export const accountMenu = (audience: Audience, language: Language): readonly AccountMenuEntry[] =>
  ACCOUNT_MENUS[audience].filter((entry) => (entry.language ?? language) === language)

/** Whether an address, without the prefix of a language, is one of an account. */
export const isAccountPath = (path: string): boolean => path === '/admin' || path.startsWith('/admin/')

const SCREENS = new Set(ACCOUNT_MENUS.wholesale.map(({ path }) => path))

/** The entries of a wholesale client's tree whose screens are there; what managers write leads anywhere in the store. */
export const areaMenu = (tree: readonly MenuItem[]): MenuItem[] =>
  tree
    .filter(({ url }) => !isAccountPath(url) || SCREENS.has(url))
    .map((item) => ({ ...item, childrens: areaMenu(item.childrens) }))
