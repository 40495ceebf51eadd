import * as z from 'zod/mini'

/** Halyk sends the lifetime as a number or as text. */
export const HalykToken = z.looseObject({
  access_token: z.string(),
  expires_in: z.union([z.number(), z.string()]),
  token_type: z.string(),
  scope: z.optional(z.string()),
})
export type HalykToken = z.infer<typeof HalykToken>

/** The status of a payment. `transaction` is present only with code 100. */
export const HalykStatus = z.object({
  resultCode: z.union([z.string(), z.number()]),
  transaction: z.optional(
    z.nullable(
      z.object({
        id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
        invoiceID: z.optional(z.string()),
        amount: z.number(),
        currency: z.string(),
        terminal: z.optional(z.string()),
        statusName: z.string(),
      }),
    ),
  ),
})
export type HalykStatus = z.infer<typeof HalykStatus>

export const HalykError = z.object({ code: z.union([z.string(), z.number()]) })

/** A webhook about a payment, authenticated by `secret_hash` and verified by a status request. */
export const HalykNotification = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  invoiceId: z.string().check(z.regex(/^\d{6,15}$/)),
  code: z.enum(['ok', 'error']),
  secret_hash: z.string(),
})
