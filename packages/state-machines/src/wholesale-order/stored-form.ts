import * as z from 'zod/mini'
import { readEnvelope, writeEnvelope, type Envelope } from '../storage/envelope.ts'
import { STORAGE_KEYS } from '../storage/storage-keys.ts'
import type { StoragePort } from '../storage/storage-port.ts'
import { EMPTY_ORDER, type OrderForm } from './new-order.ts'

const Text = z.string().check(z.maxLength(8_000))
const StoredForm = z.object({
  delivery: Text,
  payment_info: Text,
  comment: Text,
  /** The company that the form belongs to; null if unknown. */
  company: z.optional(z.nullable(z.string())),
})

/** The format stored under `wholesale_order`, in session storage until the order is placed. */
const ORDER_FORM = {
  key: STORAGE_KEYS.wholesaleOrder,
  version: 1,
  schema: StoredForm,
} as const satisfies Envelope<typeof StoredForm>

export interface OrderFormPorts {
  /** Holds the company that is logged in. */
  readonly storage: StoragePort
  /** Session storage, for the form. */
  readonly session: StoragePort
}

/** Reads the form of the company that is logged in. It is empty if another company typed it in this tab. */
export function readOrderForm({ storage, session }: OrderFormPorts): OrderForm {
  const stored = readEnvelope(session, ORDER_FORM)
  if (!stored) return EMPTY_ORDER
  const { company = null, ...form } = stored
  return company === storage.get(STORAGE_KEYS.cartCompany) ? form : EMPTY_ORDER
}

/** Returns a function that saves a form for the company that is logged in now. */
export function orderFormSaver({ storage, session }: OrderFormPorts): (form: OrderForm) => void {
  const company = storage.get(STORAGE_KEYS.cartCompany)
  return (form) => {
    if (form === EMPTY_ORDER) session.remove(ORDER_FORM.key)
    else writeEnvelope(session, ORDER_FORM, { ...form, company })
  }
}
