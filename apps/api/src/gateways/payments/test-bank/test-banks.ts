import { PAYMENT_PROVIDERS, type PaymentProvider } from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'
import type { Database } from '#platform/sql/database.ts'
import type { Bank, BankRecord, PaymentBanks } from '../port.ts'
import { bankKey } from './bank-key.ts'
import type { Faults } from './faults.ts'
import { merchantOf, openSession, readSession, type Session } from './sessions.ts'
import { isSigned, SIGNATURE_HEADER } from './signature.ts'

export interface TestBankOptions {
  db: Database
  /** Signs notifications; without it a key kept in the database does. */
  secret: string | undefined
  clock: () => Date
  newId: () => string
  faults?: Faults
}

const name = z.string().check(z.regex(/^[\w:-]{1,120}$/))

/** What a notification of the test bank says. */
const TestNotification = z.object({
  event_id: name,
  provider: z.enum(PAYMENT_PROVIDERS),
  session_id: name,
  state: name,
})

/** Four banks in this house: they keep books of their own, have a page to pay on, and move no money. */
export const testBanks = (options: TestBankOptions): PaymentBanks => ({
  paypal: testBank('paypal', options),
  kkb: testBank('kkb', options),
  kicb: testBank('kicb', options),
  yookassa: testBank('yookassa', options),
})

function testBank(provider: PaymentProvider, options: TestBankOptions): Bank {
  const { db, clock, newId, faults = {} } = options
  return {
    merchant: merchantOf(provider),
    async start(charge) {
      if (faults.start === 'fail') throw new Error('The test bank is switched off.')
      const session = await openSession(db, provider, charge, { id: newId(), now: clock() })
      if (faults.start === 'drop-after-effect') throw new Error('The answer of the test bank was lost.')
      // In the house of the store, under the name by which the person came.
      const url = new URL(`/test-bank/${session.id}`, charge.returnUrl).href
      return { providerRef: session.id, redirect: { method: 'GET', url, fields: {} } }
    },
    async fetch(providerRef) {
      if (faults.fetch === 'fail') throw new Error('The test bank is switched off.')
      const session = await readSession(db, providerRef, clock())
      if (!session || session.provider !== provider) throw new Error('The test bank knows no such payment.')
      return faulty(recordOf(session), faults.record)
    },
    async verifyWebhook(raw, headers) {
      const key = await bankKey(db, options.secret)
      if (!isSigned(key, raw, headers[SIGNATURE_HEADER], clock())) return null
      const parsed = TestNotification.safeParse(fromJson(raw))
      if (!parsed.success || parsed.data.provider !== provider) return null
      return { eventId: parsed.data.event_id, providerRef: parsed.data.session_id }
    },
  }
}

const recordOf = (session: Session): BankRecord => ({
  providerRef: session.id,
  merchant: session.merchant,
  amount: session.amountMinor,
  currency: session.currency,
  state: session.state,
})

function faulty(record: BankRecord, fault: Faults['record']): BankRecord {
  if (fault === 'wrong-amount') return { ...record, amount: record.amount - 1 }
  if (fault === 'wrong-currency') return { ...record, currency: 'KZT' }
  if (fault === 'foreign-merchant') return { ...record, merchant: 'somebody-else' }
  return record
}

function fromJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}
