import { backInStock } from '@shyrdak/sdk/contract'

/** The endpoint that creates a subscription. */
export const backInStockContract = {
  retailCatalogue: { backInStock: { create: backInStock.create } },
} as const
