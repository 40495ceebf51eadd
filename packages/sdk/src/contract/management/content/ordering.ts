import * as z from 'zod/mini'
import { managers } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../scalars.ts'

/** More at a time is no order that somebody has made by hand. */
export const ORDERED_AT_A_TIME = 500

const Ids = z.array(Id).check(z.minLength(1), z.maxLength(ORDERED_AT_A_TIME))

/** Things that change places among themselves: their order as it was read, and from now on. */
export const ContentOrder = z.object({ was: Ids, ids: Ids })
export type ContentOrder = z.infer<typeof ContentOrder>

/** The endpoint that puts things with a position in another order; no revision of them is counted by it. */
export const ordering = <const P extends string>({ path, plural }: { path: P; plural: string }) =>
  endpoint({
    method: 'PUT',
    path: `/management/content/${path}/order`,
    summary: `Put ${plural} in another order, over the order that was read.`,
    access: managers,
    body: ContentOrder,
    response: z.object({ ids: z.array(Id) }),
    errors: { STALE: {} },
  })
