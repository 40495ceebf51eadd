import type { ManagedOrder } from '@shyrdak/sdk/management'

/** The page of the paper that lies in a parcel, in the language of the buyer, who reads it. */
export const packingSlipPath = ({ id, language }: Pick<ManagedOrder, 'id' | 'language'>) =>
  `/${language}/desk/orders/${id}/slip`

/** The page of several of them, which are printed at once, each in the language of its buyer. */
export const packingSlipsPath = (prefix: string, orders: readonly Pick<ManagedOrder, 'id'>[]) =>
  `${prefix}/desk/orders/slips?ids=${orders.map(({ id }) => id).join(',')}`

/** The orders that such a page is asked for; what is no number is left out. */
export const slipsIn = (search: URLSearchParams): readonly number[] =>
  (search.get('ids') ?? '').split(',').flatMap((id) => (/^[1-9]\d{0,8}$/.test(id) ? [Number(id)] : []))
