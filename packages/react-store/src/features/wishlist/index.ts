export {
  isUnsynced,
  listedWishes,
  readWishes,
  withChange,
  wishKey,
  wishOf,
  writeWishes,
  type Wishes,
  type WishStorage,
} from './wishes.ts'
