import * as z from 'zod/mini'
import { readEnvelope, writeEnvelope, type Envelope } from '../storage/envelope.ts'
import { WHOLESALE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import { EMPTY_ORDER, type OrderForm } from './new-order.ts'

const Text = z.string().check(z.maxLength(8_000))
const StoredForm = z.object({ delivery: Text, payment_info: Text, comment: Text })

/** The format stored under `wholesale_order`, for the session: what is typed until it is ordered. */
const ORDER_FORM = {
  key: WHOLESALE_KEYS.order,
  version: 1,
  schema: StoredForm,
} as const satisfies Envelope<typeof StoredForm>

export const readOrderForm = (session: StoragePort): OrderForm =>
  readEnvelope(session, ORDER_FORM) ?? EMPTY_ORDER

export function saveOrderForm(session: StoragePort, form: OrderForm): void {
  if (form === EMPTY_ORDER) session.remove(ORDER_FORM.key)
  else writeEnvelope(session, ORDER_FORM, { ...form })
}
