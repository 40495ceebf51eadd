import type { ManagedOrder } from '@shyrdak/sdk/management'

/** The page of the paper that lies in a parcel, in the language of the buyer, who reads it. */
export const packingSlipPath = ({ id, language }: Pick<ManagedOrder, 'id' | 'language'>) =>
  `/${language}/desk/orders/${id}/slip`
