import type { Module } from '#platform/module.ts'
import type { CatalogueContext } from './context.ts'
import {
  managedCategoryRoutes,
  managedSpecialCategoryRoutes,
  managedWholesaleCategoryRoutes,
} from './management/categories.ts'
import { managedColorRoutes } from './management/colors.ts'
import {
  managedGoodsRoutes,
  managedSpecialGoodsRoutes,
  managedWholesaleGoodsRoutes,
} from './management/goods.ts'
import { managedGoodsArtisanRoutes } from './management/goods-artisan.ts'
import { CARD_PHOTOS, CATALOGUE_IMAGES, ARTISAN_PHOTOS } from './photos.ts'
import { managedProposalRoutes } from './management/proposals.ts'
import { managedSizeChartRoutes } from './management/size-charts.ts'
import { managedSoleRoutes } from './management/soles.ts'
import { managedArtisanRoutes } from './management/artisans.ts'
import { SETUP_LINES } from './setup-lines.ts'
import { askForRates, exchangeRates } from './rates/exchange-rates.ts'
import { artisanRoutes } from './routes/artisans.ts'
import { categoryRoutes } from './routes/categories.ts'
import { colorRoutes } from './routes/colors.ts'
import { craftsmanProfileRoutes } from './routes/craftsman-profile.ts'
import { craftsmanRegistrationRoutes } from './routes/craftsman-registration.ts'
import { priceRoutes } from './routes/prices.ts'
import { proposalRoutes } from './routes/proposals.ts'
import { artisanFilmRoutes } from './routes/artisan-films.ts'
import { artisanPhotoRoutes } from './routes/artisan-photos.ts'
import { productRoutes } from './routes/products.ts'
import { searchRoutes } from './routes/search.ts'
import { specialCategoryRoutes } from './routes/special-categories.ts'
import { specialProductRoutes } from './routes/special-products.ts'
import { sweepSpecialSearch } from './search/sweep-special-search.ts'
import { proposalEmail } from './artisans/emails/proposal-email.ts'
import { artisanEmail } from './artisans/emails/artisan-email.ts'
import { sweepClosedArtisans } from './artisans/sweep-closed-artisans.ts'
import { artisanWaitingLines } from './artisans/waiting-lines.ts'
import { catalogueShows, specialGoodsShows } from './shows.ts'

export type { CatalogueContext, WholesaleGoods } from './context.ts'
import { lowStockLine } from './stock/low-stock.ts'

export { refreshListing } from './listing/refresh-listing.ts'
export { matchingGoods } from './matching-goods.ts'
export { goodsOnList } from './goods-on-list.ts'
export { rateProduct } from './rate-product.ts'
export { goodsReferences, type GoodsNamed } from './management/goods-references.ts'
export { refuseUnreadyWholesaleGoods } from './management/refuse-unready.ts'
export { sizeChartRow } from './size-chart-row.ts'
export { refuseUnknownProduct } from './refuse-unknown-product.ts'
export { readingRates } from './rates/reading-rates.ts'
export { readingCurrency } from './rules/reading-currency.ts'
export { daysToMake, lineState } from './rules/stock.ts'
export {
  seedGoods,
  seedRetailArtisans,
  seedSpecialGoods,
  seedWholesaleGoods,
  type GoodsSeed,
  type RetailArtisansSeed,
  type SpecialGoodsSeed,
  type WholesaleGoodsSeed,
} from './seed-goods.ts'
export {
  findLines,
  knownLines,
  LINES,
  LINE_PARAMETERS,
  lineValues,
  saleMinor,
  type KnownLine,
  type LineRow,
} from './stock/find-lines.ts'
export { restocked } from './stock/restocked.ts'
export type { StockKey } from './stock/stock-key.ts'
export {
  IS_IN_STOCK,
  LOCK_STOCK,
  requestValues,
  returnStock,
  STOCK_PARAMETERS,
  takeFound,
  takeStock,
  type ItemRequest,
} from './stock/take-stock.ts'
export { COLORS, GOODS, PRICES, productTag, SOLES, WHOLESALE_CATEGORIES } from './tags.ts'
export { color, price, product, sizeChart, stock, variation } from './tables.ts'
export { productSole, sole, wholesaleCategory, wholesaleProduct } from './wholesale-tables.ts'
export { NO_PHOTO } from './listing/product-card.ts'
export { hasNames, namePatterns } from './search/name-patterns.ts'
export { specialCategoryTree, type SpecialCategoryTree } from './special/special-categories.ts'
export { artisan, specialProduct } from './special-tables.ts'
export { artisanTag } from './tags.ts'
export { claimPhotos } from './artisans/own-photos.ts'
export { ownArtisan } from './artisans/own-artisan.ts'
export { firstArtisanId, newArtisanId } from './artisans/artisan-ids.ts'

/** Goods of every market: products, stock, prices, search, workshops, exchange rates. */
export const catalogue = {
  name: 'catalogue',
  handlers: {
    auth: { profile: craftsmanProfileRoutes, registration: craftsmanRegistrationRoutes },
    management: {
      categories: managedCategoryRoutes,
      colors: managedColorRoutes,
      goods: managedGoodsRoutes,
      goodsArtisan: managedGoodsArtisanRoutes,
      proposals: managedProposalRoutes,
      sizeCharts: managedSizeChartRoutes,
      soles: managedSoleRoutes,
      specialCategories: managedSpecialCategoryRoutes,
      specialGoods: managedSpecialGoodsRoutes,
      wholesaleCategories: managedWholesaleCategoryRoutes,
      wholesaleGoods: managedWholesaleGoodsRoutes,
      artisans: managedArtisanRoutes,
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
      films: artisanFilmRoutes,
      photos: artisanPhotoRoutes,
      proposals: proposalRoutes,
    },
  },
  shows: { retailCatalogue: catalogueShows, specialGoods: specialGoodsShows },
  jobs: [exchangeRates, proposalEmail, artisanEmail],
  sweeps: [
    askForRates,
    { name: 'closed-artisans', everyMinutes: 24 * 60, run: sweepClosedArtisans },
    { name: 'special-search', everyMinutes: 5, run: sweepSpecialSearch },
  ],
  waiting: [...artisanWaitingLines, lowStockLine],
  setup: SETUP_LINES,
  images: CATALOGUE_IMAGES,
  photos: [CARD_PHOTOS, ARTISAN_PHOTOS],
} satisfies Module<CatalogueContext>
