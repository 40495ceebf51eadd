import type { KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import { isSignedText, signText } from './sign.ts'
import { attribute, elementText, readXml } from './xml.ts'

/** ISO 4217 numeric code. */
const TENGE = '398'

export interface Merchant {
  id: string
  name: string
  certId: string
  key: KeyObject
  bankKey: KeyObject
}

const signed = (element: string, { key, certId }: Merchant) =>
  `<document>${element}<merchant_sign type="RSA" cert_id="${attribute(certId)}">${signText(element, key)}</merchant_sign></document>`

/** The order that the buyer's browser posts to the bank. `amount` is in whole tenge. */
export function orderDocument(orderId: string, amount: string, merchant: Merchant): string {
  const { id, name, certId } = merchant
  return signed(
    `<merchant cert_id="${attribute(certId)}" name="${attribute(name)}"><order order_id="${orderId}" amount="${amount}" currency="${TENGE}"><department merchant_id="${attribute(id)}" amount="${amount}"/></order></merchant>`,
    merchant,
  )
}

export const statusQuery = (orderId: string, merchant: Merchant): string =>
  signed(`<merchant id="${attribute(merchant.id)}"><order id="${orderId}"/></merchant>`, merchant)

export interface Command {
  type: 'complete' | 'reverse' | 'refund'
  orderId: string
  reference: string
  approvalCode: string
  amount: string
  reason?: string
}

export function commandQuery(command: Command, merchant: Merchant): string {
  const { type, orderId, reference, approvalCode, amount, reason } = command
  const why = reason === undefined ? '' : `<reason>${attribute(reason)}</reason>`
  return signed(
    `<merchant id="${attribute(merchant.id)}"><command type="${type}"/><payment reference="${attribute(reference)}" approval_code="${attribute(approvalCode)}" orderid="${orderId}" amount="${amount}" currency_code="${TENGE}"/>${why}</merchant>`,
    merchant,
  )
}

/** Parses the signed part of a document from the bank; undefined if the signature is invalid. */
function signedPart(xml: string, bankKey: KeyObject): unknown {
  const text = elementText(xml, 'bank')
  const document = z
    .object({
      document: z.object({
        bank: z.unknown(),
        bank_sign: z.union([z.string(), z.looseObject({ '#text': z.string() })]),
      }),
    })
    .safeParse(readXml(xml))
  if (!document.success || text === undefined) return undefined
  const { bank, bank_sign } = document.data.document
  const signature = typeof bank_sign === 'string' ? bank_sign : bank_sign['#text']
  return isSignedText(text, signature, bankKey) ? bank : undefined
}

const Status = z.object({
  merchant: z.object({ '@id': z.string(), order: z.object({ '@id': z.string() }) }),
  response: z.object({
    '@payment': z.enum(['true', 'false']),
    '@status': z.string(),
    '@result': z.string(),
    '@amount': z.optional(z.string()),
    '@reference': z.optional(z.string()),
    '@approval_code': z.optional(z.string()),
  }),
})
export type Status = z.infer<typeof Status>

const CommandAnswer = z.object({ response: z.object({ '@code': z.string() }) })

const Approval = z.object({
  customer: z.object({
    merchant: z.object({
      order: z.object({ '@order_id': z.string(), '@amount': z.string(), '@currency': z.string() }),
    }),
  }),
  results: z.object({
    payment: z.object({
      '@merchant_id': z.string(),
      '@reference': z.string(),
      '@response_code': z.string(),
    }),
  }),
})

const readSigned = <T>(
  xml: string,
  bankKey: KeyObject,
  schema: { safeParse(value: unknown): { success: true; data: T } | { success: false } },
): T | undefined => {
  const parsed = schema.safeParse(signedPart(xml, bankKey))
  return parsed.success ? parsed.data : undefined
}

export const readStatus = (xml: string, bankKey: KeyObject) => readSigned(xml, bankKey, Status)
export const readCommand = (xml: string, bankKey: KeyObject) => readSigned(xml, bankKey, CommandAnswer)
export const readApproval = (xml: string, bankKey: KeyObject) => readSigned(xml, bankKey, Approval)
