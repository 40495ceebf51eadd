import * as z from 'zod/mini'
import { Money } from '../money.ts'
import { PageQuery } from '../paginator.ts'
import { Id, SizeName, Slug } from '../scalars.ts'

/** Source: spec §9, filter groups. */
export const Group = z.enum(['male', 'female', 'children', 'unisex'])
export type Group = z.infer<typeof Group>

export const Technique = z.enum(['solid-rolled', 'stitched'])
export type Technique = z.infer<typeof Technique>

export const Model = z.enum(['slippers', 'boots'])
export type Model = z.infer<typeof Model>

export const Sort = z.enum(['new', 'price_up', 'price_down'])
export type Sort = z.infer<typeof Sort>

/** Filters of a product list. Values of one filter are combined with OR, different filters with AND. */
export const listingFilters = {
  category: z.optional(Slug),
  group: z.optional(z.array(Group).check(z.maxLength(4))),
  technique: z.optional(z.array(Technique).check(z.maxLength(2))),
  model: z.optional(z.array(Model).check(z.maxLength(2))),
  color: z.optional(z.array(Id).check(z.maxLength(40))),
  /** Sizes, at least one of which is in stock now. */
  size: z.optional(z.array(SizeName).check(z.maxLength(40))),
  /** Workshops that made the goods. */
  artisan: z.optional(z.array(Id).check(z.maxLength(40))),
  /** Only goods that are in stock now, in any size. */
  in_stock: z.optional(z.boolean()),
  /** Only goods with a discount in the country. */
  on_sale: z.optional(z.boolean()),
  /** Lowest and highest price in som. */
  min: z.optional(Money),
  max: z.optional(Money),
  sort: z.optional(Sort),
  /** Include `facets` in the response. */
  facets: z.optional(z.boolean()),
  ...PageQuery,
}

export const ListingFilters = z.object(listingFilters)
export type ListingFilters = z.infer<typeof ListingFilters>
