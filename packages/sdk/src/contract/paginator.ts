import * as z from 'zod/mini'

/** A page of a list. `next_page_url` is null on the last page. */
export function paginated<Row extends z.core.$ZodType>(row: Row) {
  return z.object({
    data: z.array(row),
    total: z.int(),
    per_page: z.int(),
    current_page: z.int(),
    last_page: z.int(),
    next_page_url: z.nullable(z.string()),
  })
}

/** The type of a page of any list. Pages are counted from 1; `total` is the number of rows on all of them. */
export interface Paginated<Row> {
  data: Row[]
  total: number
  per_page: number
  current_page: number
  last_page: number
  next_page_url: string | null
}

const page = z.optional(z.int().check(z.minimum(1), z.maximum(100_000)))

/** Query of a list that is requested by POST: `next_page_url` sets the page, and the body is sent again. */
export const NextPageQuery = z.object({ page })

/** Query fields of every paginated list. */
export const PageQuery = {
  page,
  per_page: z.optional(z.int().check(z.minimum(1), z.maximum(250))),
}
