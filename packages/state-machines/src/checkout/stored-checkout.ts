import { CountryCode, Money, NewRetailOrder, PaymentProvider } from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'
import { readEnvelope, writeEnvelope, type Envelope } from '../storage/envelope.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'

const text = z.string().check(z.maxLength(4_000))

/** What checkout restores after a reload: form, step, choices and the key of the order. */
export const StoredCheckout = z.object({
  form: z.object({
    first_name: text,
    last_name: text,
    email: text,
    phone: text,
    city: text,
    street: text,
    postal_code: text,
    comment: text,
    is_gift: z._default(z.boolean(), false),
    gift_note: z._default(text, ''),
    terms: z.boolean(),
    collect: z._default(z.boolean(), false),
  }),
  /** The last phone checked, and for which country. */
  phone: z.nullable(
    z.object({
      typed: text,
      international: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
      country: CountryCode,
    }),
  ),
  step: z.enum(['contact', 'delivery', 'payment']),
  /** The total shown at payment. If it has changed, the delivery step is shown again. */
  total: z.nullable(Money),
  services: z.array(z.tuple([z.string().check(z.maxLength(80)), z.string().check(z.maxLength(60))])),
  payment_method: z.nullable(PaymentProvider),
  attempt: z.object({
    key: z.string().check(z.minLength(1), z.maxLength(200)),
    body: z.nullable(NewRetailOrder),
    sent: z.array(NewRetailOrder),
  }),
})
export type StoredCheckout = z.infer<typeof StoredCheckout>

/** Version 2 had only the first body sent under the key. */
function withSent(value: unknown): unknown {
  const { attempt, ...stored } = Object(value)
  const { key, body, original, isUnsettled } = Object(attempt)
  return { ...stored, attempt: { key, body, sent: isUnsettled ? [original, body] : [] } }
}

export const CHECKOUT = {
  key: STORAGE_KEYS.checkout,
  version: 3,
  schema: StoredCheckout,
  migrations: {
    1: (value) => ({ ...Object(value), phone: null, step: 'contact', total: null }),
    2: withSent,
  },
} as const satisfies Envelope<typeof StoredCheckout>

/** `session` is a port over `sessionStorage`. */
export const readCheckout = (session: StoragePort): StoredCheckout | null => readEnvelope(session, CHECKOUT)

export const writeCheckout = (session: StoragePort, checkout: StoredCheckout): void =>
  writeEnvelope(session, CHECKOUT, checkout)

export const forgetCheckout = (session: StoragePort): void => session.remove(CHECKOUT.key)
