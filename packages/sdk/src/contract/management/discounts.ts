import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { TypedMoney } from './typed-money.ts'
import { PageQuery, paginated } from '../paginator.ts'
import { DISCOUNT_CODE_LENGTH, DiscountTerms } from '../discounts/discounts.ts'
import { Revision } from '../revision.ts'
import { Day, Id, Instant } from '../scalars.ts'
import { trimmed } from '../trimmed.ts'

/** Maximum value of a limit on the uses of a code. */
export const DISCOUNT_USES = 1_000_000

const uses = z.nullable(z.int().check(z.minimum(1), z.maximum(DISCOUNT_USES)))

/**
 * A discount code to create or update: letters and digits, separated by hyphens. `percent` is for its own
 * kind only, and so is `sum`, in whole som. The code is valid on both days, in Bishkek; null leaves that end
 * open. Uses are limited in total and per buyer; null means unlimited.
 */
export const NewDiscount = z.object({
  code: z
    .string()
    .check(
      trimmed,
      z.minLength(3),
      z.maxLength(DISCOUNT_CODE_LENGTH),
      z.regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u),
    ),
  kind: DiscountTerms.shape.kind,
  percent: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
  sum: z.nullable(TypedMoney),
  minimum: TypedMoney,
  valid_from: z.nullable(Day),
  valid_until: z.nullable(Day),
  max_uses: uses,
  max_uses_per_buyer: uses,
  is_active: z.boolean(),
})
export type NewDiscount = z.infer<typeof NewDiscount>

/** Whether a code can be used today. `off` means switched off. */
export const DiscountStanding = z.enum(['current', 'future', 'past', 'used_up', 'off'])
export type DiscountStanding = z.infer<typeof DiscountStanding>

/** A code with the number of orders that use it. */
export const ManagedDiscount = z.object({
  id: Id,
  ...NewDiscount.shape,
  code: z.string(),
  standing: DiscountStanding,
  uses: z.int(),
  created_at: Instant,
  revision: Revision,
})
export type ManagedDiscount = z.infer<typeof ManagedDiscount>

const params = z.object({ id: Id })
const query = z.object({ revision: Revision })
const errors = { NOT_FOUND: {} }

export const managedDiscounts = {
  list: endpoint({
    method: 'GET',
    path: '/management/discounts',
    summary: 'List the discount codes, newest first. `text` is found in the code.',
    access: managers,
    query: z.object({
      ...PageQuery,
      standing: z.optional(z.array(DiscountStanding)),
      text: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: paginated(ManagedDiscount),
  }),
  read: endpoint({
    method: 'GET',
    path: '/management/discounts/:id',
    summary: 'Retrieve a discount code.',
    access: managers,
    params,
    response: ManagedDiscount,
    errors,
  }),
  create: endpoint({
    method: 'POST',
    path: '/management/discounts',
    summary: 'Add a discount code. Creates one per Idempotency-Key.',
    access: managers,
    body: NewDiscount,
    response: ManagedDiscount,
    // A repeated request finds nothing once its code is deleted.
    errors: { ...errors, KEY_REUSED: {} },
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/management/discounts/:id',
    summary:
      'Update a discount code at the given revision, or switch it off. Orders that have used it keep their discount.',
    access: managers,
    params,
    query,
    body: NewDiscount,
    response: ManagedDiscount,
    errors: { ...errors, STALE: {} },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/management/discounts/:id',
    summary:
      'Delete a discount code at the given revision. One that orders have used, including cancelled ones, fails with the issue `in_use` on `orders`, with their `count`.',
    access: managers,
    params,
    query,
    response: z.object({ id: Id }),
    errors: { ...errors, STALE: {} },
  }),
}
