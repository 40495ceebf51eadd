import * as z from 'zod/mini'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

export const KicbStatus = z.enum(['new', 'pending', 'paid', 'declined', 'canceled', 'expired', 'refunded'])
export type KicbStatus = z.infer<typeof KicbStatus>

/** A session of the hosted page. Amounts are in tyiyn; `417` is the som in ISO 4217. */
export const KicbSession = z.object({
  session_id: id,
  merchant_id: z.string(),
  order_ref: z.string(),
  amount_minor: z.int(),
  refunded_minor: z.int(),
  currency: z.string(),
  status: KicbStatus,
})
export type KicbSession = z.infer<typeof KicbSession>

export const KicbCreated = z.object({ session_id: id, redirect_url: z.string() })

export const KicbRefund = z.object({ status: z.enum(['done', 'accepted', 'declined']) })

export const KicbNotification = z.object({
  session_id: id,
  status: KicbStatus,
  sent_at: z.string(),
  nonce: id,
})
