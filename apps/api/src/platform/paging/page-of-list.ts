import type { Paginated } from '@shyrdak/sdk/contract'
import { pageAddress } from './page-address.ts'

type Filters = Parameters<typeof pageAddress>[2]

/** Which page of which list is answered. */
export interface PageRequest {
  path: string
  country: string
  page: number
  perPage: number
  /** What else the address of the next page must carry. */
  filters?: Filters
}

/** One page of a list in the spec's paginator. An empty list has one page. */
export function pageOfList<Row>(
  { path, country, page, perPage, filters }: PageRequest,
  total: number,
  data: Row[],
): Paginated<Row> {
  const last = Math.max(1, Math.ceil(total / perPage))
  return {
    data,
    total,
    per_page: perPage,
    current_page: page,
    last_page: last,
    next_page_url:
      page < last ? pageAddress(path, country, { ...filters, per_page: perPage }, page + 1) : null,
  }
}
