import type { RetailProductEntry } from '../contract/retail-catalogue/products.ts'
import type { SpecialProductEntry } from '../contract/special-goods/products.ts'

/** Converts a special product to the shape of a product card, for cards and for search across both catalogues. */
export const specialCard = ({
  id,
  slug,
  photo,
  name,
  sale_cost,
  price,
  currency,
}: SpecialProductEntry): RetailProductEntry => ({
  id,
  slug,
  product: { slug, photo, name, sale_cost },
  price,
  currency,
})
