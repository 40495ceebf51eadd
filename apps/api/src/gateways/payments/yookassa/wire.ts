import * as z from 'zod/mini'

const Amount = z.object({ value: z.string(), currency: z.string() })

/** A payment of YooKassa v3; fields that we do not need are omitted. */
export const YooKassaPayment = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: Amount,
  refunded_amount: z.optional(Amount),
  confirmation: z.optional(z.object({ confirmation_url: z.optional(z.string()) })),
  recipient: z.object({ account_id: z.string() }),
  cancellation_details: z.optional(z.object({ party: z.string(), reason: z.string() })),
})
export type YooKassaPayment = z.infer<typeof YooKassaPayment>

export const YooKassaRefund = z.object({
  id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
})

export const YooKassaError = z.object({ code: z.string(), parameter: z.optional(z.string()) })

/** A notification. For a refund, `object` is the refund and has the payment's id. */
export const YooKassaNotification = z.object({
  type: z.literal('notification'),
  event: z.enum(['payment.waiting_for_capture', 'payment.succeeded', 'payment.canceled', 'refund.succeeded']),
  object: z.object({
    id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    payment_id: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  }),
})
