import { branding, wholesaleCatalog, wholesaleOrders } from '@shyrdak/sdk/contract'

/** What a past order needs to be ordered again. */
export const wholesaleReorderContract = {
  wholesale: {
    branding: { currents: branding.currents },
    catalog: { read: wholesaleCatalog.read },
    orders: { read: wholesaleOrders.read },
  },
} as const
