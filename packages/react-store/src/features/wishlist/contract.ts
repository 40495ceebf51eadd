import { wishlist } from '@shyrdak/sdk/contract'

export const wishlistContract = { wishlist } as const
