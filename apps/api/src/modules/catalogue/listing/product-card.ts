import type { RetailProductEntry } from '@shyrdak/sdk/contract'
import { toMoney } from '@shyrdak/sdk/rules'
import { averageOf } from '../rules/average-of.ts'
import { priceCurrency, priceView, saleMinorOf } from '../rules/price-view.ts'
import type { ReadingRates } from '../rules/reading-currency.ts'
import type { CountryPrice, ListedProduct } from './listed-products.ts'

/** Shown on a card until the product has a photo. */
export const NO_PHOTO = '/media/placeholder.jpg'

/** Without rates, every country's price is in som. */
const IN_SOM: ReadingRates = new Map()

/** Builds the card of a product for the country of its price, in som. */
export function productCard(
  { id, slug, name, photo, secondPhoto, hexes, ratingCount, ratingSum }: ListedProduct,
  price: CountryPrice,
): RetailProductEntry {
  return {
    id,
    slug,
    product: { slug, photo: photo ?? NO_PHOTO, name, sale_cost: toMoney(saleMinorOf(price)) },
    price: priceView(price, price.country, IN_SOM),
    currency: priceCurrency(price.country, IN_SOM),
    ...(secondPhoto !== null && { second_photo: secondPhoto }),
    ...(hexes.length > 1 && { colors: hexes }),
    ...(ratingCount > 0 && { rating: { average: averageOf(ratingCount, ratingSum), count: ratingCount } }),
  }
}
