import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { answering, type WireAnswer } from './answering.ts'
import type { CarrierFaults } from './faults.ts'
import { DAY_MS } from '#platform/time.ts'

export const DHL_KEY = 'test-carriers'
export const DHL_ACCOUNT = '350000001'

/** In kilograms, so a request in grams is refused. */
const HEAVIEST = 70
const EARLIEST = -1
const LATEST = 10

const decimal = z.string().check(z.regex(/^\d+(?:\.\d+)?$/))
const Query = z.object({
  accountNumber: z.literal(DHL_ACCOUNT),
  originCountryCode: z.literal('KG'),
  originCityName: z.string().check(z.minLength(1)),
  originPostalCode: z.string(),
  destinationCountryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  destinationCityName: z.string().check(z.minLength(1)),
  destinationPostalCode: z.string(),
  weight: decimal,
  length: decimal,
  width: decimal,
  height: decimal,
  plannedShippingDate: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  isCustomsDeclarable: z.enum(['true', 'false']),
  unitOfMeasurement: z.literal('metric'),
})

/** Express from Bishkek in euro: base price, and price per started half kilogram. */
const BASE = 38
const HALF = 4.35

/** MyDHL API according to its documentation: rates for one piece. */
export function dhlDouble(
  server: FastifyInstance,
  { faults, secret, clock }: { faults: CarrierFaults; secret: string; clock: () => Date },
): void {
  const authorization = `Basic ${Buffer.from(`${DHL_KEY}:${secret}`).toString('base64')}`
  server.get(
    '/dhl/rates',
    answering(faults, 'dhl', ({ headers, query }): WireAnswer => {
      if (headers.authorization !== authorization)
        return { status: 401, body: { title: 'Unauthorized', status: 401 } }
      const parsed = Query.safeParse(query)
      const refused = (detail: string) => ({
        status: 400,
        body: { title: 'Bad request', detail, status: 400 },
      })
      if (!parsed.success) return refused(parsed.error.issues[0]?.path.join('.') ?? 'query')
      const { weight, plannedShippingDate } = parsed.data
      const sent = Date.parse(plannedShippingDate)
      const ahead = (sent - clock().getTime()) / DAY_MS
      if (ahead < EARLIEST || ahead > LATEST) return refused('plannedShippingDate')
      if (Number(weight) > HEAVIEST) return refused('weight')
      const price = Number((BASE + HALF * Math.ceil(Number(weight) * 2)).toFixed(2))
      const arrives = new Date(sent + 4 * DAY_MS).toISOString().slice(0, 10)
      return {
        body: {
          products: [
            {
              productName: 'EXPRESS WORLDWIDE',
              productCode: 'P',
              totalPrice:
                faults.dhl === 'no-price'
                  ? []
                  : [
                      { currencyType: 'BILLC', priceCurrency: 'EUR', price },
                      { currencyType: 'PULCL', priceCurrency: 'KGS', price: price * 100 },
                    ],
              deliveryCapabilities: { estimatedDeliveryDateAndTime: `${arrives}T23:59:00` },
            },
            // A product without a price, which the adapter must skip.
            { productName: 'EXPRESS 9:00', productCode: 'E', totalPrice: [] },
          ],
        },
      }
    }),
  )
}
