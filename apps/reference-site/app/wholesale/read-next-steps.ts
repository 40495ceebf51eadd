import type { Store } from '@shyrdak/react-store'
import {
  branding,
  chat,
  wholesaleInvoices,
  wholesaleOrders,
  type Brand,
  type InvoicesDue,
  type WholesaleProfile,
} from '@shyrdak/sdk/contract'
import { seesInvoices } from '../wholesale-documents/sees-invoices.ts'
import { mayOrder } from './may-order.ts'

const contract = {
  chat: { wholesale: { info: chat.wholesale.info } },
  wholesale: {
    branding: { currents: branding.currents },
    invoices: { orders: wholesaleInvoices.orders },
    orders: { list: wholesaleOrders.list },
  },
} as const

/** Of the lists, only the totals are shown. */
const TOTALS = { query: { per_page: 1 } } as const
/** A kit runs low when less than a fourth is left. */
const LOW_PART = 4

export interface NextSteps {
  readonly orders: number
  /** Null if the role may not see it; unknown if it could not be loaded, which must not look like nothing due. */
  readonly due: InvoicesDue | 'unknown' | null
  readonly low: readonly { readonly name: string; readonly left: number }[]
  readonly unread: number
  readonly mayOrder: boolean
}

/** Returns the kits that were bought before and now run low. */
export const lowKits = (kits: readonly Pick<Brand, 'name' | 'count' | 'remainder' | 'boughtBrandsKit'>[]) =>
  kits
    .filter(({ count, remainder, boughtBrandsKit }) => boughtBrandsKit > 0 && remainder * LOW_PART < count)
    .map(({ name, remainder }) => ({ name, left: remainder }))

/**
 * Loads the next steps. A failed call is left out, since its own page reports the error, except for the
 * amount due.
 */
export async function readNextSteps(
  { sdk }: Pick<Store, 'sdk'>,
  client: Pick<WholesaleProfile, 'employee_role'>,
): Promise<NextSteps> {
  const or = <T, const Otherwise>(call: Promise<T>, otherwise: Otherwise): Promise<T | Otherwise> =>
    call.catch(() => otherwise)
  const unknownDue = seesInvoices(client) ? ('unknown' as const) : null
  const own = { mayOrder: mayOrder(client) }
  // Null if the code of the calls could not be loaded.
  const calls = await or(sdk(contract), null)
  if (calls === null) return { ...own, orders: 0, due: unknownDue, low: [], unread: 0 }
  const { chat: chats, wholesale } = calls
  const [orders, due, low, unread] = await Promise.all([
    or(
      wholesale.orders.list(TOTALS).then(({ open }) => open),
      0,
    ),
    unknownDue &&
      or(
        wholesale.invoices.orders(TOTALS).then(({ due: total }) => total),
        unknownDue,
      ),
    or(wholesale.branding.currents().then(lowKits), []),
    or(
      chats.wholesale.info().then(({ unread: count }) => count),
      0,
    ),
  ])
  return { ...own, orders, due, low, unread }
}
