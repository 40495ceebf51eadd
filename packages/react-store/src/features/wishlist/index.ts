export {
  isUnsynced,
  listedItems,
  readWishlist,
  withChange,
  wishlistKey,
  wishlistItemOf,
  writeWishlist,
  type DeviceWishlist,
  type WishlistStorage,
} from './stored-wishlist.ts'
