import type { Endpoint, Paginated } from '@shyrdak/sdk/contract'
import type { DeskCall } from '../desk-call.ts'

/** An endpoint that responds with a page of rows. */
export type RowsEndpoint<Row> = Endpoint & {
  readonly response: { readonly _zod: { readonly output: Paginated<Row> } }
}

/** The maximum page size of an endpoint. */
const AT_A_TIME = 250

/** Reads all rows of a list, page by page. */
export async function readAll<Row>(
  call: DeskCall,
  endpoint: RowsEndpoint<Row>,
  { params, query, signal }: { params?: Record<string, unknown>; query?: object; signal: AbortSignal },
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    // Sequential, since each page tells how many there are.
    // eslint-disable-next-line no-await-in-loop
    const read: Paginated<Row> = await call(endpoint, {
      ...(params && { params }),
      query: { ...query, page, per_page: AT_A_TIME },
      signal,
    })
    rows.push(...read.data)
    last = read.last_page
  }
  return rows
}
