import { branding, wholesaleCatalog, wholesaleOrders } from '@shyrdak/sdk/contract'

/** The endpoints for reordering a past order. */
export const wholesaleReorderContract = {
  wholesale: {
    branding: { currents: branding.currents },
    catalog: { read: wholesaleCatalog.read },
    orders: { read: wholesaleOrders.read },
  },
} as const
