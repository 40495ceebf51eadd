import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Money } from '../money.ts'
import { OrderStatus } from '../order-status.ts'
import { Id } from '../scalars.ts'
import { Brand, BRANDING_AMOUNT } from '../wholesale/branding.ts'
import { Invoice } from '../wholesale/invoices.ts'
import { managers } from './content/managed.ts'
import { OrderMove } from './orders.ts'
import { Reason } from './reason.ts'

const params = z.object({ id: Id })

export const managedWholesale = {
  moveOrder: endpoint({
    method: 'POST',
    path: '/management/wholesale/order/:id/move',
    summary:
      'Move a wholesale order of goods. Packaging uses its branding kits, a hold releases them, and leaving a hold reserves them again.',
    access: managers,
    params,
    body: OrderMove,
    response: z.object({ id: Id, status: OrderStatus }),
    errors: {
      NOT_FOUND: {},
      STALE: {},
      KITS_SHORT: {
        lines: z.array(z.object({ index: z.int(), brand_id: Id, requested: z.int(), remainder: z.int() })),
      },
    },
  }),
  payInvoice: endpoint({
    method: 'POST',
    path: '/management/wholesale/invoice/:id/pay',
    summary:
      'Record what has been paid of an invoice so far, in part or in full. Fails if another manager has recorded something since it was read.',
    access: managers,
    params,
    /** `was` is the paid sum as it was read, `paid_sum` what it is from now on. */
    body: z.object({ was: Money, paid_sum: Money }),
    response: Invoice,
    errors: { NOT_FOUND: {}, STALE: {} },
  }),
  adjustBrand: endpoint({
    method: 'POST',
    path: '/management/wholesale/brand/:id/adjust',
    summary: 'Correct the balance of a client’s branding kit by a number of pieces, with a reason.',
    access: managers,
    params,
    body: z.object({
      amount: z.int().check(z.minimum(-BRANDING_AMOUNT), z.maximum(BRANDING_AMOUNT)),
      reason: Reason,
    }),
    response: Brand,
    errors: { NOT_FOUND: {} },
  }),
}
