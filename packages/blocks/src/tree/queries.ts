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

/** The first things of a category, or of all of them. */
interface Few {
  readonly category: number | null
  readonly count: number
}

/** What blocks can ask the store for: the question's fields, and what answers it. */
export interface Reads {
  artisans: { asks: { readonly page: number }; data: ArtisanPage }
  banners: { asks: object; data: readonly Banner[] }
  blog: { asks: Few; data: readonly BlogEntry[] }
  categories: { asks: object; data: readonly RetailCategory[] }
  faq: { asks: object; data: readonly FaqEntry[] }
  products: { asks: Few; data: readonly RetailProductEntry[] }
  specialCategories: { asks: object; data: readonly SpecialCategory[] }
  specialProducts: { asks: Few; data: readonly SpecialProductEntry[] }
}

type Question<Name extends keyof Reads> = { readonly read: Name } & Reads[Name]['asks']

/** A read that a block needs before it is drawn, as data: equal needs are read once. */
export type Query = { [Name in keyof Reads]: Question<Name> }[keyof Reads]
export type QueryData<N extends Query> = Reads[N['read']]['data']

/** The same text for equal needs, whatever the order of their fields. */
export function queryKey(query: Query): string {
  return JSON.stringify(Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
