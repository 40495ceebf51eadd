import { isShyrdakError } from '@shyrdak/sdk'
import type { ArtisanPage, SpecialProductPage } from '@shyrdak/sdk/contract'
import { data } from 'react-router'
import type { RequestContext } from '../page/request-context.ts'

/** What a search finds besides the store's own goods. Null if it is not searched for, or failed. */
export interface ArtisanResults {
  special: SpecialProductPage | null
  artisans: ArtisanPage | null
}

/** The value of `only` in the address of a page that lists all results of one kind. */
export type ArtisanResultKind = keyof ArtisanResults

export const NO_ARTISAN_RESULTS: ArtisanResults = { special: null, artisans: null }

/** The most results of a kind on the page of a search: two rows of cards. */
export const SHOWN = 8
const PER_PAGE = 24

export const kindOf = (only: string | null): ArtisanResultKind | null =>
  only === 'special' || only === 'artisans' ? only : null

export const hasResults = ({ special, artisans }: ArtisanResults): boolean =>
  (special?.total ?? 0) + (artisans?.total ?? 0) > 0

/** The address of all results of one kind. */
export function allResultsHref(path: string, text: string, only: ArtisanResultKind, page = 1): string {
  const query = new URLSearchParams({ text, only, ...(page > 1 && { page: String(page) }) })
  return `${path}?${query.toString()}`
}

/**
 * Loads the special goods and workshops that a text finds, for the page of a search. If one of the calls fails,
 * its results are left out: the search also has others.
 */
export async function loadArtisanResults(
  { sdk, logFailure }: Pick<RequestContext, 'sdk' | 'logFailure'>,
  text: string,
): Promise<ArtisanResults> {
  async function unlessFailed<Page>(operation: string, call: Promise<Page>): Promise<Page | null> {
    try {
      return await call
    } catch (error) {
      // Anything else is a response for the whole page, such as one request too many.
      if (!isShyrdakError(error)) throw error
      logFailure(operation, error)
      return null
    }
  }
  const { products, artisans } = sdk.specialGoods
  const [special, makers] = await Promise.all([
    unlessFailed('searching special goods', products.list({ query: { text, count: SHOWN } })),
    unlessFailed('searching workshops', artisans.list({ query: { text, per_page: SHOWN } })),
  ])
  return { special, artisans: makers }
}

/** Loads a page of all results of one kind. A page number after the last one is a 404. */
export async function loadAllResults(
  { sdk }: Pick<RequestContext, 'sdk'>,
  text: string,
  only: ArtisanResultKind,
  page: number,
): Promise<ArtisanResults> {
  const { products, artisans } = sdk.specialGoods
  const results =
    only === 'special'
      ? { special: await products.list({ query: { text, count: PER_PAGE, page } }), artisans: null }
      : { special: null, artisans: await artisans.list({ query: { text, per_page: PER_PAGE, page } }) }
  if (page > (results.special ?? results.artisans).last_page) throw data(null, { status: 404 })
  return results
}
