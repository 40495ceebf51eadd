import { discounts } from '@shyrdak/sdk/contract'

export const discountContract = { discounts } as const
