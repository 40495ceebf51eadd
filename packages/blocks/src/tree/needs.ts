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
  artisans: { asks: { readonly page: number }; answer: ArtisanPage }
  banners: { asks: object; answer: readonly Banner[] }
  blog: { asks: Few; answer: readonly BlogEntry[] }
  categories: { asks: object; answer: readonly RetailCategory[] }
  faq: { asks: object; answer: readonly FaqEntry[] }
  products: { asks: Few; answer: readonly RetailProductEntry[] }
  specialCategories: { asks: object; answer: readonly SpecialCategory[] }
  specialProducts: { asks: Few; answer: readonly SpecialProductEntry[] }
}

type Question<Name extends keyof Reads> = { readonly read: Name } & Reads[Name]['asks']

/** A read that a block needs before it is drawn, as data: equal needs are read once. */
export type Need = { [Name in keyof Reads]: Question<Name> }[keyof Reads]
export type AnswerTo<N extends Need> = Reads[N['read']]['answer']

/** The same text for equal needs, whatever the order of their fields. */
export function needKey(need: Need): string {
  return JSON.stringify(Object.entries(need).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
