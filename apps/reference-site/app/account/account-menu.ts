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
  /** Where its pages are not below its own address. */
  below?: string
  /** Where it stands in the menu of one language only. */
  language?: Language
  /** Of a wholesale client that a manager has approved: the roles of those who see it. */
  roles?: readonly Role[]
}

/** Who acts for a wholesale client. */
export type OwnClient = Pick<WholesaleProfile, 'employee_role' | 'status'>

const EVERY_ROLE = ['owner', 'buyer', 'accountant', 'viewer'] as const

const PROFILE = { path: '/admin/profile', title: 'profile' } as const
const MESSAGES = { path: '/admin/chat', title: 'messages' } as const
const ORDERS = { path: ORDER_HISTORIES.retail, title: 'orders' } as const
const WISHLIST = { path: '/wishlist', title: 'wishlist' } as const
const SPECIAL_ORDERS = { path: ORDER_HISTORIES.special, title: 'specialOrders', language: 'ru' } as const

/** The menu of each audience: the entries of the spec's section 6 whose screens are there. */
const ACCOUNT_MENUS: Readonly<Record<Audience, readonly AccountMenuEntry[]>> = {
  retail: [MESSAGES, PROFILE, ORDERS, SPECIAL_ORDERS, WISHLIST],
  wholesale: [
    { path: '/', title: 'main' },
    PROFILE,
    { path: '/admin/order-history', title: 'wholesaleOrders', roles: EVERY_ROLE },
    // The spec writes it in another way than for shoppers.
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
    // Written within the own pages: the chat's own one sends craftsmen to their profile.
    { path: `${CRAFTSMAN_PATHS.profile}#messages`, title: 'messages' },
    { path: CRAFTSMAN_PATHS.company, title: 'company' },
    { path: CRAFTSMAN_PATHS.goods, title: 'goods' },
    { path: CRAFTSMAN_PATHS.orders, title: 'craftsmanOrders' },
    { path: CRAFTSMAN_PATHS.reviews, title: 'reviews' },
  ],
  manager: [],
}

/** The menu of an audience in a language. Of a wholesale client, `client` says who looks; null while nobody knows. */
export const accountMenu = (
  audience: Audience,
  language: Language,
  client: OwnClient | null = null,
): readonly AccountMenuEntry[] =>
  ACCOUNT_MENUS[audience].filter(
    ({ language: only = language, roles }) => only === language && (!roles || isFor(roles, client)),
  )

/** Whether an address is an entry's page, or one below it that no other entry is nearer to. */
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
