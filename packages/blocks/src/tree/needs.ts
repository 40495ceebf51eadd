import type { RetailCategory, RetailProductEntry } from '@shyrdak/sdk/contract'

/** What blocks can ask the store for: the question's fields, and what answers it. */
interface Reads {
  /** The first goods of a category, or of the store. */
  products: { asks: { category: number | null; count: number }; answer: readonly RetailProductEntry[] }
  /** The tree of categories, for the titles of tabs. */
  categories: { asks: object; answer: readonly RetailCategory[] }
}

type Question<Name extends keyof Reads> = { readonly read: Name } & Readonly<Reads[Name]['asks']>

/** A read that a block needs before it is drawn, as data: equal needs are read once. */
export type Need = { [Name in keyof Reads]: Question<Name> }[keyof Reads]
export type AnswerTo<N extends Need> = Reads[N['read']]['answer']

/** The same text for equal needs, whatever the order of their fields. */
export function needKey(need: Need): string {
  return JSON.stringify(Object.entries(need).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
