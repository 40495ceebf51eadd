import { ORDER_STATUSES, type OrderStatus } from '@shyrdak/sdk/contract'
import { pageIn, queryWith } from '../desk-query.ts'

/** What a manager narrowed the list of orders to, as the address says it. */
export interface OrdersChoice {
  /** In the order of the work; none is all. */
  status: readonly OrderStatus[]
  text: string
  page: number
}

const LONGEST_TEXT = 100

/** Reads an address. What it does not understand it leaves out. Several statuses stand in one field. */
export function readOrdersChoice(search: URLSearchParams): OrdersChoice {
  const named = search.getAll('status').flatMap((text) => text.split(/[\s,]+/))
  return {
    status: ORDER_STATUSES.filter((status) => named.includes(status)),
    text: (search.get('text') ?? '').trim().slice(0, LONGEST_TEXT),
    page: pageIn(search),
  }
}

/** Statuses as they stand in an address; undefined for all. */
export const statusQuery = (status: readonly OrderStatus[]): string | undefined =>
  status.length > 0 ? status.join(' ') : undefined

/** The query of the choice; equal choices have equal queries. */
export const ordersQuery = ({ status, text, page }: OrdersChoice): string =>
  queryWith({ status: statusQuery(status), text, page })

/** With the status if it was not chosen, without it if it was; from the first page. */
export const toggleStatus = (choice: OrdersChoice, status: OrderStatus): OrdersChoice => ({
  ...choice,
  status: ORDER_STATUSES.filter((one) => choice.status.includes(one) !== (one === status)),
  page: 1,
})
