import type { RetailArtisansSeed, SpecialGoodsSeed } from '@shyrdak/api/seeding'
import { localized } from '../good.ts'
import { GOODS } from '../goods/index.ts'
import { MADE_BY } from '../goods/made-by.ts'
import { ARTISANS } from '../artisans/index.ts'
import { artisanRow } from '../artisans/artisan-rows.ts'
import { SPECIAL_CATEGORIES } from './categories.ts'
import { SPECIAL_GOODS } from './index.ts'
import { specialGoodRows } from './special-good-rows.ts'

/**
 * The special goods and workshops of the demo shop as rows. Colour ids are those of the retail goods, product
 * ids follow them.
 */
export function demoSpecialGoods(now: Date): SpecialGoodsSeed {
  const goods = SPECIAL_GOODS.map((good, place) =>
    specialGoodRows(good, GOODS.length + place + 1, artisanNumber(good.maker), now),
  )
  return {
    categories: SPECIAL_CATEGORIES.map(({ id, parent, title }, place) => ({
      id,
      parentId: parent,
      title: localized(title),
      place,
    })),
    artisans: ARTISANS.map((artisan, place) => artisanRow(artisan, place + 1)),
    products: goods.map(({ product }) => product),
    variations: goods.flatMap(({ variations }) => variations),
    stock: goods.flatMap(({ stock }) => stock),
    prices: goods.flatMap(({ prices }) => prices),
  }
}

/** The workshops that made the retail goods. */
export const demoRetailArtisans = (): RetailArtisansSeed =>
  Object.entries(MADE_BY).flatMap(([handle, slugs]) =>
    slugs.map((slug) => {
      const place = GOODS.findIndex((good) => good.slug === slug)
      if (place < 0) throw new Error(`The demo shop has no product called ${slug}.`)
      return { productId: place + 1, artisanId: artisanNumber(handle) }
    }),
  )

function artisanNumber(handle: string): number {
  const place = ARTISANS.findIndex((artisan) => artisan.handle === handle)
  if (place < 0) throw new Error(`The demo shop has no workshop called ${handle}.`)
  return place + 1
}
