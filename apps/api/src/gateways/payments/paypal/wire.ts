import * as z from 'zod/mini'

const Amount = z.object({ currency_code: z.string(), value: z.string() })
const Movement = z.object({ id: z.string(), status: z.string(), amount: z.optional(Amount) })
const id = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/))

/** A full order of PayPal Orders v2; fields that we do not need are omitted. */
export const PayPalOrder = z.object({
  id,
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  purchase_units: z.array(
    z.object({
      amount: z.optional(Amount),
      payee: z.optional(z.object({ merchant_id: z.optional(z.string()) })),
      payments: z.optional(
        z.object({
          captures: z.optional(z.array(Movement)),
          refunds: z.optional(z.array(Movement)),
        }),
      ),
    }),
  ),
})
export type PayPalOrder = z.infer<typeof PayPalOrder>

export const PayPalCreated = z.object({
  id,
  links: z.array(z.object({ href: z.string(), rel: z.string() })),
})

export const PayPalToken = z.object({ access_token: z.string(), expires_in: z.number() })

export const PayPalRefund = z.object({
  id: z.string(),
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
})

export const PayPalError = z.object({
  name: z.string(),
  debug_id: z.optional(z.string()),
  details: z.optional(z.array(z.object({ issue: z.string() }))),
})

export const PayPalVerdict = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) })

/** A webhook event. For a capture, the order id is in `supplementary_data`. */
export const PayPalEvent = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  event_type: z.string(),
  resource: z.object({
    id,
    supplementary_data: z.optional(
      z.object({ related_ids: z.optional(z.object({ order_id: z.optional(id) })) }),
    ),
  }),
})
