import type { Audience } from '@shyrdak/state-machines/auth/rules'
import type { AccountPageWords } from './account-words.ts'
import { ORDER_HISTORY } from './order-history-path.ts'

export interface AccountMenuEntry {
  path: string
  title: keyof Pick<AccountPageWords, 'main' | 'profile' | 'orders'>
}

const PROFILE = { path: '/admin/profile', title: 'profile' } as const
const ORDERS = { path: ORDER_HISTORY, title: 'orders' } as const

/** The menu of each audience: the entries of the spec's section 6 whose screens are there. */
export const ACCOUNT_MENUS: Readonly<Record<Audience, readonly AccountMenuEntry[]>> = {
  retail: [PROFILE, ORDERS],
  wholesale: [{ path: '/', title: 'main' }, PROFILE, ORDERS],
  craftsman: [{ path: '/admin/craftsman-profile', title: 'profile' }],
  manager: [],
}
