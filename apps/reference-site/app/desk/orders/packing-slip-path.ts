import type { ManagedOrder } from '@shyrdak/sdk/management'

/** The path of an order's packing slip. */
export const packingSlipPath = (prefix: string, { id }: Pick<ManagedOrder, 'id'>) =>
  `${prefix}/desk/orders/${id}/slip`

/** The path of a page that prints several packing slips. */
export const packingSlipsPath = (prefix: string, orders: readonly Pick<ManagedOrder, 'id'>[]) =>
  `${prefix}/desk/orders/slips?ids=${orders.map(({ id }) => id).join(',')}`

/** Reads the order ids from the query of that page. Ignores anything that is not an id. */
export const slipsIn = (search: URLSearchParams): readonly number[] =>
  (search.get('ids') ?? '').split(',').flatMap((id) => (/^[1-9]\d{0,8}$/.test(id) ? [Number(id)] : []))
