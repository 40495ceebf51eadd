import type {
  ArtisanPage,
  Banner,
  BlogEntry,
  FaqEntry,
  RetailCategory,
  RetailProductEntry,
  SpecialCategory,
  SpecialProductEntry,
} from '@shyrdak/sdk/contract'

/** The first `count` entries of a category, or of all categories. */
interface ListParams {
  readonly category: number | null
  readonly count: number
}

/** The reads that blocks can request: parameters and data of each. */
export interface Reads {
  artisans: { params: { readonly page: number }; data: ArtisanPage }
  banners: { params: object; data: readonly Banner[] }
  blog: { params: ListParams; data: readonly BlogEntry[] }
  categories: { params: object; data: readonly RetailCategory[] }
  faq: { params: object; data: readonly FaqEntry[] }
  products: { params: ListParams; data: readonly RetailProductEntry[] }
  specialCategories: { params: object; data: readonly SpecialCategory[] }
  specialProducts: { params: ListParams; data: readonly SpecialProductEntry[] }
}

type QueryOf<Name extends keyof Reads> = { readonly read: Name } & Reads[Name]['params']

/** A read that a block needs, as data: `{ read: 'blog', category: 2, count: 4 }`. */
export type Query = { [Name in keyof Reads]: QueryOf<Name> }[keyof Reads]
export type QueryData<N extends Query> = Reads[N['read']]['data']

/** A key that is the same for equal queries, whatever the order of their fields. */
export function queryKey(query: Query): string {
  return JSON.stringify(Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
