import type { Language } from '@shyrdak/sdk/contract'
import type { Audience } from '@shyrdak/state-machines/auth/rules'
import type { AccountPageWords } from './account-words.ts'
import { ORDER_HISTORIES } from './order-history-path.ts'

export interface AccountMenuEntry {
  path: string
  title: keyof Pick<AccountPageWords, 'main' | 'profile' | 'orders' | 'specialOrders'>
  /** Where it stands in the menu of one language only. */
  language?: Language
}

const PROFILE = { path: '/admin/profile', title: 'profile' } as const
const ORDERS = { path: ORDER_HISTORIES.retail, title: 'orders' } as const

const SPECIAL_ORDERS = { path: ORDER_HISTORIES.special, title: 'specialOrders', language: 'ru' } as const

/** The menu of each audience: the entries of the spec's section 6 whose screens are there. */
export const ACCOUNT_MENUS: Readonly<Record<Audience, readonly AccountMenuEntry[]>> = {
  retail: [PROFILE, ORDERS, SPECIAL_ORDERS],
  wholesale: [{ path: '/', title: 'main' }, PROFILE, ORDERS],
  craftsman: [{ path: '/admin/craftsman-profile', title: 'profile' }],
  manager: [],
}
