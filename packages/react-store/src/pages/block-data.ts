import { queryKey, type QueryData, type Query, type Reads } from '@shyrdak/blocks'
import type * as contract from '@shyrdak/sdk/contract'
import type { Banner, Language } from '@shyrdak/sdk/contract'
import type { PageSdk } from './page-sdk.ts'

/** Data of the blocks of a page by query key; serializable. */
export type BlockData = Readonly<Record<string, unknown>>

type Read<Name extends keyof Reads> = (
  sdk: PageSdk,
  asks: Reads[Name]['params'],
  language: Language,
) => Promise<Reads[Name]['data']>

// Repeats the contract, whose schemas would be bundled; the types compare them.
const BANNERS_PER_PAGE: typeof contract.BANNERS_PER_PAGE = 22
/** For a blog block without a category. */
const EVERY_BLOG_CATEGORY: typeof contract.EVERY_BLOG_CATEGORY = 0

/** Reads all banners: a block refers to its banner by number, which may be on any page of the list. */
async function allBanners(sdk: PageSdk): Promise<readonly Banner[]> {
  const found: Banner[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    // Each response holds the number of pages.
    // eslint-disable-next-line no-await-in-loop
    const read = await sdk.content.banners.list({ query: { page, per_page: BANNERS_PER_PAGE } })
    found.push(...read.data)
    last = read.last_page
  }
  return found
}

const READS: { readonly [Name in keyof Reads]: Read<Name> } = {
  artisans: (sdk, { page }) => sdk.specialGoods.artisans.list({ query: { page } }),
  banners: allBanners,
  blog: async (sdk, { category, count }, locale) =>
    (
      await sdk.content.blog.list({
        query: { locale, category_id: category ?? EVERY_BLOG_CATEGORY, per_page: count },
      })
    ).data,
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
 * Runs the queries of a page in parallel; equal queries run once. The data of a failed query is null.
 *
 * @param onFailure called for each query that failed
 */
export async function runQueries(
  queries: readonly Query[],
  sdk: PageSdk,
  language: Language,
  onFailure: (error: unknown, query: Query) => void,
): Promise<BlockData> {
  const pairs = queries.map(async (query) => {
    const read = READS[query.read] as Read<typeof query.read> // the reader of this query
    try {
      return [queryKey(query), await read(sdk, query, language)] as const
    } catch (error) {
      onFailure(error, query)
      return [queryKey(query), null] as const
    }
  })
  return Object.fromEntries(await Promise.all(pairs))
}

/** The data of a query: null when it failed, undefined when it was not run. */
export const queryData = <N extends Query>(data: BlockData, query: N): QueryData<N> | null | undefined =>
  data[queryKey(query)] as QueryData<N> | null | undefined // written by runQueries under the same key
