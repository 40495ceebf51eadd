import type { Paginated } from '@shyrdak/sdk/contract'
import { pageCount } from '@shyrdak/sdk/rules'
import { pageAddress } from './page-address.ts'

type Filters = Parameters<typeof pageAddress>[2]

/** The list and page of a response. */
export interface PageRequest {
  path: string
  country: string
  page: number
  perPage: number
  /** Filters that the URL of the next page must contain. */
  filters?: Filters
}

interface AddressedPage {
  page: number
  perPage: number
  /** Returns the URL of another page of the same list. */
  addressOf: (page: number) => string
}

/** The spec's pagination fields without the rows. An empty list has one page. */
export function paginator(
  { page, perPage, addressOf }: AddressedPage,
  total: number,
): Omit<Paginated<never>, 'data'> {
  const last = pageCount(total, perPage)
  return {
    total,
    per_page: perPage,
    current_page: page,
    last_page: last,
    next_page_url: page < last ? addressOf(page + 1) : null,
  }
}

/** One page of a list in the spec's paginator. */
export function pageOfList<Row>(
  { path, country, page, perPage, filters }: PageRequest,
  total: number,
  data: Row[],
): Paginated<Row> {
  const addressOf = (next: number) => pageAddress(path, country, { ...filters, per_page: perPage }, next)
  return { data, ...paginator({ page, perPage, addressOf }, total) }
}
