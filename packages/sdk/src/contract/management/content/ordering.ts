import * as z from 'zod/mini'
import { managers } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../scalars.ts'

/** Maximum number of items in one request. Nobody orders more by hand. */
export const ORDERED_AT_A_TIME = 500

const Ids = z.array(Id).check(z.minLength(1), z.maxLength(ORDERED_AT_A_TIME))

/** The ids of reordered items, in the order that the caller read and in the new order. */
export const ContentOrder = z.object({ was: Ids, ids: Ids })
export type ContentOrder = z.infer<typeof ContentOrder>

/** The endpoint that reorders items with a position. Their revisions stay the same. */
export const ordering = <const P extends string>({ path, plural }: { path: P; plural: string }) =>
  endpoint({
    method: 'PUT',
    path: `/management/content/${path}/order`,
    summary: `Reorder ${plural}. Fails if their order has changed since it was read.`,
    access: managers,
    body: ContentOrder,
    response: z.object({ ids: z.array(Id) }),
    errors: { STALE: {} },
  })
