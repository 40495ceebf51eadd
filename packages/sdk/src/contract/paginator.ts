import * as z from 'zod/mini'

/** The spec's paginator. `next_page_url` is null on the last page. */
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

export interface Paginated<Row> {
  data: Row[]
  total: number
  per_page: number
  current_page: number
  last_page: number
  next_page_url: string | null
}

/** The page of a list that is asked for by POST: its `next_page_url` names the page, the body is sent again. */
export const FollowedPage = z.object({ page: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))) })

/** Query fields of every paginated list. */
export const PageQuery = {
  page: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  per_page: z.optional(z.int().check(z.minimum(1), z.maximum(250))),
}
