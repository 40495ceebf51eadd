import { refreshListing } from '#modules/catalogue/index.ts'
import { takeLock } from '#platform/sql/advisory-locks.ts'
import type { Database, Transaction } from '#platform/sql/database.ts'
import { bumpRevision } from '#platform/sql/revision.ts'
import { transaction } from '#platform/sql/transaction.ts'

export type { DemoShop } from './demo-shop.ts'
export { demoRates } from '#gateways/exchange-rates/demo-rates.ts'
export { hasSeededPassword, seedAccounts, type AccountSeed } from '#modules/accounts/index.ts'
export {
  firstArtisanId,
  newArtisanId,
  seedGoods,
  seedRetailArtisans,
  seedSpecialGoods,
  seedWholesaleGoods,
  type GoodsSeed,
  type RetailArtisansSeed,
  type SpecialGoodsSeed,
  type WholesaleGoodsSeed,
} from '#modules/catalogue/index.ts'
export { seedContent, seedHead, seedMenus, type ContentSeed } from '#modules/content/index.ts'
export { seedDiscounts } from '#modules/discounts/index.ts'
export { seedTariffs, type TariffSeed } from '#modules/delivery/index.ts'
export { hasNoOrders, seedOrder, type OrderSeed } from '#modules/orders/index.ts'
export { seedPayment } from '#modules/payments/index.ts'
export { seedRequest } from '#modules/requests/index.ts'
export { seedReviews, type ReviewSeed } from '#modules/reviews/index.ts'
export {
  hasNoClientOrders,
  seedApplication,
  seedClient,
  seedEmployee,
  seedPriceLists,
  type ClientOrderSeed,
  type PriceListSeed,
} from '#modules/wholesale/index.ts'
export type { ImageFile } from '#platform/media/image-file.ts'
export type { ImageSource } from '#platform/media/port.ts'
export type { Database, Transaction } from '#platform/sql/database.ts'

/**
 * Seeds a store in one transaction. `seed` leaves existing rows alone and returns whether it added anything;
 * if so, lists, search and caches are refreshed.
 */
export async function seedStore(db: Database, seed: (tx: Transaction) => Promise<boolean>): Promise<void> {
  await transaction(db, async (tx) => {
    await takeLock(tx, 'seeding')
    if (!(await seed(tx))) return
    await refreshListing(tx, 'all')
    await bumpRevision(tx)
  })
}
