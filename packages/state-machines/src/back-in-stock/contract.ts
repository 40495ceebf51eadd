import { backInStock } from '@shyrdak/sdk/contract'

/** The call of a subscription. */
export const backInStockContract = {
  retailCatalogue: { backInStock: { create: backInStock.create } },
} as const
