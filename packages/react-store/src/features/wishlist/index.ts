export {
  isUnsynced,
  listedWishes,
  readWishes,
  withChange,
  wishlistKey,
  wishlistItemOf,
  writeWishes,
  type Wishes,
  type WishlistStorage,
} from './wishes.ts'
