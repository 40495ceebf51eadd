import { wishlist } from '@shyrdak/sdk/contract'

export const wishlistContract = { retailCatalogue: { wishlist } } as const
