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
import type { AnswerTo, Need, Reads } from '../tree/needs.ts'

/** A little of everything that blocks ask for. */
const ANSWERS: { readonly [Name in keyof Reads]: Reads[Name]['answer'] } = {
  artisans: build(ArtisanPage),
  banners: [build(Banner)],
  blog: [build(BlogEntry)],
  categories: [build(RetailCategory)],
  faq: [build(FaqEntry)],
  products: [aProductEntry()],
  specialCategories: [build(SpecialCategory)],
  specialProducts: [build(SpecialProductEntry)],
}

export const sampleAnswer = <N extends Need>(need: N): AnswerTo<N> => ANSWERS[need.read]
