import type { Contract, ListingFilters } from '@shyrdak/sdk/contract'
import type { ShowsFor } from '#platform/shows.ts'
import type { Tag } from '#platform/sql/revision.ts'
import {
  ARTISANS,
  artisanTag,
  CATEGORIES,
  COLORS,
  GOODS,
  PRICES,
  productTag,
  sizeChartTag,
  SPECIAL_CATEGORIES,
  STOCK,
} from './tags.ts'

type Entry = { id: number }

const cardsOf = (entries: readonly Entry[]): Tag[] => [GOODS, ...entries.map(({ id }) => productTag(id))]

/**
 * The cache tags of a list. A list sorted or filtered by price or stock also depends on goods that it does
 * not show.
 */
const listOf = (
  { data, facets }: { data: readonly Entry[]; facets?: { artisan: readonly unknown[] } | undefined },
  { sort, min, max, size, in_stock, on_sale }: Partial<ListingFilters>,
): Tag[] => [
  ...cardsOf(data),
  ...(sort?.startsWith('price') || min !== undefined || max !== undefined || on_sale ? [PRICES] : []),
  ...(size?.length || in_stock ? [STOCK] : []),
  ...(facets?.artisan.length ? [ARTISANS] : []),
]

/** A product page also shows the names of its colours. */
const pageOf = ({ id, artisan }: Entry & { artisan: Entry | null }): Tag[] => [
  productTag(id),
  COLORS,
  ...(artisan ? [artisanTag(artisan.id)] : []),
]

export const catalogueShows = {
  categories: { list: () => [CATEGORIES], read: () => [CATEGORIES] },
  colors: { list: () => [COLORS] },
  prices: { read: () => [PRICES], find: ({ data }) => [...cardsOf(data), PRICES] },
  products: {
    list: (page, { query }) => listOf(page, query),
    main: cardsOf,
    inCategory: (page, { query }) => listOf(page, query),
    read: (product) => [
      ...pageOf(product),
      CATEGORIES,
      ...(product.size_chart ? [sizeChartTag(product.size_chart.id)] : []),
    ],
    buttons: (_, { params }) => [productTag(params.id)],
  },
  search: {
    products: (page, { body }) => listOf(page, body),
    byColor: ({ data }) => cardsOf(data),
  },
} satisfies ShowsFor<Contract['retailCatalogue']>

export const specialGoodsShows = {
  artisans: {
    list: ({ data }) => [ARTISANS, ...data.map(({ id }) => artisanTag(id))],
    read: ({ artisans_id }) => [artisanTag(artisans_id)],
  },
  categories: { list: () => [SPECIAL_CATEGORIES] },
  products: {
    list: ({ data }, { query }) => [
      ...cardsOf(data),
      ...data.flatMap(({ artisan }) => (artisan ? [artisanTag(artisan.id)] : [])),
      // A text finds goods by their workshop, also those that it does not show yet.
      ...(query.text === undefined ? [] : [ARTISANS]),
    ],
    read: (product) => [...pageOf(product), SPECIAL_CATEGORIES],
  },
} satisfies ShowsFor<Contract['specialGoods']>
