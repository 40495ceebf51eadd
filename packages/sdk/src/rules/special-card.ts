import type { RetailProductEntry } from '../contract/retail-catalogue/products.ts'
import type { SpecialProductEntry } from '../contract/special-goods/products.ts'

/** A special product as a product card, and a search of both catalogues, shows one. */
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
