import type { Language, WholesaleProfile } from '@shyrdak/sdk/contract'
import type { Audience } from '@shyrdak/state-machines/auth/rules'
import { CRAFTSMAN_PATHS } from '../craftsman/craftsman-paths.ts'
import { ORDER_HISTORIES } from './order-history-path.ts'

type Role = WholesaleProfile['employee_role']

export interface AccountMenuEntry {
  path: string
  title:
    | 'main'
    | 'messages'
    | 'profile'
    | 'orders'
    | 'retailOrders'
    | 'specialOrders'
    | 'wholesaleOrders'
    | 'invoices'
    | 'priceList'
    | 'reyestr'
    | 'wishlist'
    | 'company'
    | 'goods'
    | 'craftsmanOrders'
    | 'reviews'
  /** The prefix of the pages that belong to the entry, when they are not below its path. */
  below?: string
  /** Set when the entry is shown in one language only. */
  language?: Language
  /** Set for entries that only approved wholesale clients see: the employee roles that see them. */
  roles?: readonly Role[]
}

/** The wholesale client of the logged-in employee. */
export type OwnClient = Pick<WholesaleProfile, 'employee_role' | 'status'>

const EVERY_ROLE = ['owner', 'buyer', 'accountant', 'viewer'] as const

const PROFILE = { path: '/admin/profile', title: 'profile' } as const
const MESSAGES = { path: '/admin/chat', title: 'messages' } as const
const ORDERS = { path: ORDER_HISTORIES.retail, title: 'orders' } as const
const WISHLIST = { path: '/wishlist', title: 'wishlist' } as const
const SPECIAL_ORDERS = { path: ORDER_HISTORIES.special, title: 'specialOrders', language: 'ru' } as const

/** The menu of each audience: the entries of section 6 of the specification that have a page. */
const ACCOUNT_MENUS: Readonly<Record<Audience, readonly AccountMenuEntry[]>> = {
  retail: [MESSAGES, PROFILE, ORDERS, SPECIAL_ORDERS, WISHLIST],
  wholesale: [
    { path: '/', title: 'main' },
    PROFILE,
    { path: '/admin/order-history', title: 'wholesaleOrders', roles: EVERY_ROLE },
    // The specification uses another title than for shoppers.
    { ...ORDERS, title: 'retailOrders' },
    {
      path: '/admin/invoice/orders',
      below: '/admin/invoice/order',
      title: 'invoices',
      roles: ['owner', 'buyer', 'accountant'],
    },
    { ...MESSAGES, roles: EVERY_ROLE },
    { path: '/admin/price-list', title: 'priceList', roles: EVERY_ROLE },
    { path: '/admin/reyestr', title: 'reyestr', roles: EVERY_ROLE },
  ],
  craftsman: [
    { path: CRAFTSMAN_PATHS.profile, title: 'profile' },
    // Links into the profile page, since the chat page redirects craftsmen to their profile.
    { path: `${CRAFTSMAN_PATHS.profile}#messages`, title: 'messages' },
    { path: CRAFTSMAN_PATHS.company, title: 'company' },
    { path: CRAFTSMAN_PATHS.goods, title: 'goods' },
    { path: CRAFTSMAN_PATHS.orders, title: 'craftsmanOrders' },
    { path: CRAFTSMAN_PATHS.reviews, title: 'reviews' },
  ],
  manager: [],
}

/**
 * Returns the menu of an audience in a language. `client` is the employee's wholesale client; null while it
 * is not loaded.
 */
export const accountMenu = (
  audience: Audience,
  language: Language,
  client: OwnClient | null = null,
): readonly AccountMenuEntry[] =>
  ACCOUNT_MENUS[audience].filter(
    ({ language: only = language, roles }) => only === language && (!roles || isFor(roles, client)),
  )

/** Whether a path is the entry's page, or a page below it for which no other entry is a closer match. */
export function currentIn(
  menu: readonly AccountMenuEntry[],
  entry: AccountMenuEntry,
  path: string,
): 'page' | 'true' | undefined {
  if (path === entry.path) return 'page'
  const isBelow = ({ path: own, below = own }: AccountMenuEntry) => path.startsWith(`${below}/`)
  const above = menu.filter(isBelow).map((one) => one.path.length)
  const isNearest = isBelow(entry) && entry.path.length === Math.max(...above)
  return isNearest && menu.every((one) => one.path !== path) ? 'true' : undefined
}

const isFor = (roles: readonly Role[], client: OwnClient | null) =>
  client?.status === 'active' && roles.includes(client.employee_role)
