import type { Store } from '@shyrdak/react-store'
import {
  branding,
  chat,
  wholesaleInvoices,
  wholesaleOrders,
  type Brand,
  type InvoiceOrder,
  type WholesaleProfile,
} from '@shyrdak/sdk/contract'
import { toMinor, toMoney } from '@shyrdak/sdk/rules'

const contract = {
  chat: { wholesale: { info: chat.wholesale.info } },
  wholesale: {
    branding: { currents: branding.currents },
    invoices: { orders: wholesaleInvoices.orders },
    orders: { list: wholesaleOrders.list },
  },
} as const

/** The number of newest rows to read; nobody has more open ones. */
const MAX_READ = 100
/** A kit runs low when less than a fourth is left. */
const LOW_PART = 4

export interface NextSteps {
  readonly orders: number
  /** The amount due; null when there is none, or when the role may not see it. */
  readonly due: { readonly count: number; readonly sum: string } | null
  readonly low: readonly { readonly name: string; readonly left: number }[]
  readonly unread: number
}

export function dueOf(orders: readonly Pick<InvoiceOrder, 'balance'>[]): NextSteps['due'] {
  const open = orders.map(({ balance }) => toMinor(balance)).filter((balance) => balance > 0)
  return open.length === 0
    ? null
    : { count: open.length, sum: toMoney(open.reduce((sum, balance) => sum + balance, 0)) }
}

/** Returns the kits that were bought before and now run low. */
export const lowKits = (kits: readonly Pick<Brand, 'name' | 'count' | 'remainder' | 'boughtBrandsKit'>[]) =>
  kits
    .filter(({ count, remainder, boughtBrandsKit }) => boughtBrandsKit > 0 && remainder * LOW_PART < count)
    .map(({ name, remainder }) => ({ name, left: remainder }))

const NOTHING: NextSteps = { orders: 0, due: null, low: [], unread: 0 }

/** Loads the next steps. Failed calls are left out, since their own pages report the error. */
export async function readNextSteps(
  { sdk }: Pick<Store, 'sdk'>,
  role: WholesaleProfile['employee_role'],
): Promise<NextSteps> {
  const or = <T>(call: Promise<T>, otherwise: T): Promise<T> => call.catch(() => otherwise)
  // Null if the code of the calls could not be loaded.
  const calls = await or(sdk(contract), null)
  if (calls === null) return NOTHING
  const { chat: chats, wholesale } = calls
  const query = { per_page: MAX_READ }
  const [orders, due, low, unread] = await Promise.all([
    or(
      wholesale.orders
        .list({ query })
        .then(({ data }) => data.filter(({ status }) => status !== 'completed').length),
      0,
    ),
    role === 'viewer'
      ? null
      : or(
          wholesale.invoices.orders({ query }).then(({ data }) => dueOf(data)),
          null,
        ),
    or(wholesale.branding.currents().then(lowKits), []),
    or(
      chats.wholesale.info().then(({ unread: count }) => count),
      0,
    ),
  ])
  return { orders, due, low, unread }
}
