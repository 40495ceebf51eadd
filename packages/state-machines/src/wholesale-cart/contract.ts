import { branding, wholesaleCatalog, wholesaleOrders } from '@shyrdak/sdk/contract'

/** The calls of the cart: kits and their purchase, and what a past order needs to be ordered again. */
export const wholesaleCartContract = {
  wholesale: {
    branding: { currents: branding.currents, add: branding.add },
    catalog: { read: wholesaleCatalog.read },
    orders: { read: wholesaleOrders.read },
  },
} as const
