import {
  ArtisanPage,
  Banner,
  BlogEntry,
  FaqEntry,
  RetailCategory,
  SpecialCategory,
  SpecialProductEntry,
} from '@shyrdak/sdk/contract'
import { aProductEntry, build } from '@shyrdak/sdk/testing'
import type { QueryData, Query, Reads } from '../tree/queries.ts'

const SAMPLE_DATA: { readonly [Name in keyof Reads]: Reads[Name]['data'] } = {
  artisans: build(ArtisanPage),
  banners: [build(Banner)],
  blog: [build(BlogEntry)],
  categories: [build(RetailCategory)],
  faq: [build(FaqEntry)],
  products: [aProductEntry()],
  specialCategories: [build(SpecialCategory)],
  specialProducts: [build(SpecialProductEntry)],
}

export const sampleData = <N extends Query>(query: N): QueryData<N> => SAMPLE_DATA[query.read]
