import { XMLParser } from 'fast-xml-parser'
import * as z from 'zod/mini'
import { readText } from '../http-answer.ts'
import { perUnit } from './per-unit.ts'
import type { ExchangeRate, ExchangeRates } from './port.ts'

const TIMEOUT_MS = 8_000
const MAX_LENGTH = 256 * 1024

const Rates = z.object({
  CurrencyRates: z.object({
    Date: z.string().check(z.regex(/^\d\d\.\d\d\.\d{4}$/)),
    Currency: z.array(
      z.object({
        ISOCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
        Nominal: z.string().check(z.regex(/^\d{1,6}$/)),
        Value: z.string().check(z.regex(/^\d{1,8}(?:,\d{1,6})?$/)),
      }),
    ),
  }),
})

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  processEntities: false,
  isArray: (name) => name === 'Currency',
})

/**
 * Parses the daily rates published by the National Bank of Kyrgyzstan (`nbkr.kg/XML/daily.xml`).
 * @throws an error if the XML is invalid
 */
export function readNationalBankXml(xml: string): ExchangeRate[] {
  const { CurrencyRates } = Rates.parse(parser.parse(xml))
  const [day, month, year] = CurrencyRates.Date.split('.')
  return CurrencyRates.Currency.map(({ ISOCode, Nominal, Value }) => ({
    currency: ISOCode,
    somPerUnit: perUnit(Value.replace(',', '.'), Number(Nominal)),
    date: `${year}-${month}-${day}`,
  }))
}

/** The official rates, from the National Bank or another source of the same file. */
export const nationalBank = (url: string): ExchangeRates => ({
  fetch: async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    if (!answer.ok) throw new Error(`The source of exchange rates answered ${answer.status}.`)
    return readNationalBankXml(await readText(answer, MAX_LENGTH))
  },
})
