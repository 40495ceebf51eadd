import { queryKey, type QueryData, type Query, type Reads } from '@shyrdak/blocks'
import type { Language } from '@shyrdak/sdk/contract'
import type { PageSdk } from './page-sdk.ts'

/** What the blocks of a page asked for, by the key of the question: plain data. */
export type BlockData = Readonly<Record<string, unknown>>

type Read<Name extends keyof Reads> = (
  sdk: PageSdk,
  asks: Reads[Name]['asks'],
  language: Language,
) => Promise<Reads[Name]['data']>

const READS: { readonly [Name in keyof Reads]: Read<Name> } = {
  artisans: (sdk, { page }) => sdk.specialGoods.artisans.list({ query: { page } }),
  banners: async (sdk) => (await sdk.content.banners.list({ query: { per_page: 250 } })).data,
  blog: async (sdk, { category, count }, locale) =>
    (await sdk.content.blog.list({ query: { locale, category_id: category ?? 0, per_page: count } })).data,
  categories: (sdk) => sdk.retailCatalogue.categories.list(),
  faq: (sdk) => sdk.content.faq.list(),
  products: async (sdk, { category, count }) =>
    category === null
      ? sdk.retailCatalogue.products.main({ query: { per_page: count } })
      : (
          await sdk.retailCatalogue.products.inCategory({
            params: { id: category },
            query: { per_page: count },
          })
        ).data,
  specialCategories: (sdk) => sdk.specialGoods.categories.list(),
  specialProducts: async (sdk, { category, count }) =>
    (
      await sdk.specialGoods.products.list({
        query: { count, ...(category !== null && { category_id: category }) },
      })
    ).data,
}

/**
 * Reads what the blocks of a page need, all at once and each need once. A read that fails leaves its blocks without
 * their answer, not the page.
 *
 * @param onFailure told of each read that failed
 */
export async function runQueries(
  queries: readonly Query[],
  sdk: PageSdk,
  language: Language,
  onFailure: (error: unknown, need: Query) => void,
): Promise<BlockData> {
  const pairs = queries.map(async (need) => {
    const read = READS[need.read] as Read<typeof need.read> // the read of this very need
    try {
      return [queryKey(need), await read(sdk, need, language)] as const
    } catch (error) {
      onFailure(error, need)
      return [queryKey(need), null] as const
    }
  })
  return Object.fromEntries(await Promise.all(pairs))
}

/** The answer to a need as it was read, null when it could not be, undefined when nobody asked yet. */
export const queryData = <N extends Query>(answers: BlockData, need: N): QueryData<N> | null | undefined =>
  answers[queryKey(need)] as QueryData<N> | null | undefined // written by answerNeeds under the same key
