import type { Paginated } from '@shyrdak/sdk/contract'
import { pageOfList, type PageRequest } from './page-of-list.ts'

interface ListCall {
  query: PageRequest['filters'] & { page?: number | undefined; per_page?: number | undefined }
  country: string
}

/** A query for the rows of a list, sorted, that still lacks its limit and offset. */
interface SortedRows<Row> {
  limit: (rows: number) => { offset: (rows: number) => PromiseLike<Row[]> }
}

interface List<Row, Shown> {
  /** Rows of a page, unless the call says how many. */
  perPage: number
  rows: SortedRows<Row>
  /** Counts the rows of all pages. */
  count: () => PromiseLike<number>
  present: (row: Row) => Shown
}

/**
 * Reads the page that a call of a list asks for. Whatever else its query has are filters, which the URL of the
 * next page contains.
 */
export async function listPage<Row, Shown>(
  { path }: Pick<PageRequest, 'path'>,
  { query, country }: ListCall,
  { perPage: rowsOfPage, rows, count, present }: List<Row, Shown>,
): Promise<Paginated<Shown>> {
  const { page = 1, per_page: perPage = rowsOfPage, ...filters } = query
  const found = await rows.limit(perPage).offset((page - 1) * perPage)
  const shown = found.map((row) => present(row))
  return pageOfList({ path, country, page, perPage, filters }, await count(), shown)
}
