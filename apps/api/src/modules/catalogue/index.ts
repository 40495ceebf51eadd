import type { Module } from '#platform/module.ts'
import type { CatalogueContext } from './context.ts'
import {
  managedGoodsRoutes,
  managedSpecialGoodsRoutes,
  managedWholesaleGoodsRoutes,
} from './management/goods.ts'
import { CARD_PHOTOS, CATALOGUE_IMAGES, WORKSHOP_PHOTOS } from './photos.ts'
import { askForRates, exchangeRates } from './rates/exchange-rates.ts'
import { artisanRoutes } from './routes/artisans.ts'
import { categoryRoutes } from './routes/categories.ts'
import { colorRoutes } from './routes/colors.ts'
import { craftsmanProfileRoutes } from './routes/craftsman-profile.ts'
import { craftsmanRegistrationRoutes } from './routes/craftsman-registration.ts'
import { priceRoutes } from './routes/prices.ts'
import { productRoutes } from './routes/products.ts'
import { searchRoutes } from './routes/search.ts'
import { specialCategoryRoutes } from './routes/special-categories.ts'
import { specialProductRoutes } from './routes/special-products.ts'
import { catalogueShows, specialGoodsShows } from './shows.ts'

export type { CatalogueContext, WholesaleGoods } from './context.ts'
import { lowStockLine } from './stock/low-stock.ts'

export { refreshListing } from './listing/refresh-listing.ts'
export { goodsOnList } from './goods-on-list.ts'
export { rateProduct } from './rate-product.ts'
export { refuseUnknownProduct } from './refuse-unknown-product.ts'
export { readingRates } from './rates/reading-rates.ts'
export { readingCurrency } from './rules/reading-currency.ts'
export { daysToMake, lineState } from './rules/stock.ts'
export {
  seedGoods,
  seedSpecialGoods,
  seedWholesaleGoods,
  type GoodsSeed,
  type SpecialGoodsSeed,
  type WholesaleGoodsSeed,
} from './seed-goods.ts'
export {
  findLines,
  knownLines,
  LINES,
  lineValues,
  saleMinor,
  type KnownLine,
  type LineRow,
} from './stock/find-lines.ts'
export { stockBack } from './stock/stock-back.ts'
export type { StockKey } from './stock/stock-key.ts'
export {
  IS_IN_STOCK,
  LOCK_STOCK,
  requestValues,
  returnStock,
  takeFound,
  takeStock,
  type ItemRequest,
} from './stock/take-stock.ts'
export { productTag } from './tags.ts'
export { color, product, sizeChart, stock, variation } from './tables.ts'
export { productSole, sole, wholesaleCategory, wholesaleProduct } from './wholesale-tables.ts'
export { NO_PHOTO } from './listing/product-card.ts'
export { specialCategoryTree, type SpecialCategoryTree } from './special/special-categories.ts'
export { firstWorkshopId, newWorkshopId } from './workshops/workshop-ids.ts'

/** Goods of every market: products, stock, prices, search, workshops, exchange rates. */
export const catalogue = {
  name: 'catalogue',
  handlers: {
    auth: { profile: craftsmanProfileRoutes, registration: craftsmanRegistrationRoutes },
    management: {
      goods: managedGoodsRoutes,
      specialGoods: managedSpecialGoodsRoutes,
      wholesaleGoods: managedWholesaleGoodsRoutes,
    },
    retailCatalogue: {
      categories: categoryRoutes,
      colors: colorRoutes,
      prices: priceRoutes,
      products: productRoutes,
      search: searchRoutes,
    },
    specialGoods: {
      artisans: artisanRoutes,
      categories: specialCategoryRoutes,
      products: specialProductRoutes,
    },
  },
  shows: { retailCatalogue: catalogueShows, specialGoods: specialGoodsShows },
  jobs: [exchangeRates],
  sweeps: [askForRates],
  waiting: [lowStockLine],
  images: CATALOGUE_IMAGES,
  photos: [CARD_PHOTOS, WORKSHOP_PHOTOS],
} satisfies Module<CatalogueContext>
