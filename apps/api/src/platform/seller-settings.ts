import type { InvoiceDetails } from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'
import { wholeSettings } from './whole-settings.ts'

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(200, 'It has at most 200 characters.'))

/** Environment variables for the seller on invoices. `.env.example` documents each. */
export const SELLER_ENVIRONMENT = {
  SELLER_NAME: z.optional(text),
  SELLER_TAX_NUMBER: z.optional(text),
  SELLER_BANK: z.optional(text),
  SELLER_ACCOUNT: z.optional(text),
  SELLER_BIC: z.optional(text),
} as const

const Environment = z.object(SELLER_ENVIRONMENT)

/** The company that wholesale invoices are paid to, and its account. */
export type Seller = NonNullable<InvoiceDetails['seller']>

/** An invented company and bank for the demo. */
const DEMO_SELLER: Seller = {
  name: 'ОсОО «Шырдак»',
  tax_number: '01234567890123',
  bank: 'ОАО «Ала-Тоо Банк»',
  account: '1234567890123456',
  bic: '123001',
}

/**
 * Reads whom invoices are paid to; undefined if it is not set, and invoices then name no account.
 * @throws an error for a part of it, since nobody can pay to half of an account
 */
export function sellerSettings(env: z.infer<typeof Environment>, demoData: boolean): Seller | undefined {
  const set = wholeSettings(env, [
    'SELLER_NAME',
    'SELLER_TAX_NUMBER',
    'SELLER_BANK',
    'SELLER_ACCOUNT',
    'SELLER_BIC',
  ])
  if (!set) return demoData ? DEMO_SELLER : undefined
  return {
    name: set.SELLER_NAME,
    tax_number: set.SELLER_TAX_NUMBER,
    bank: set.SELLER_BANK,
    account: set.SELLER_ACCOUNT,
    bic: set.SELLER_BIC,
  }
}
