import { workingDaysBetween } from '@shyrdak/sdk/rules'
import type * as z from 'zod/mini'
import { DAY_MS } from '#platform/time.ts'
import { boxFor } from '../box.ts'
import { isOk, type HttpAnswer, type Origin } from '../../http-client.ts'
import { CarrierRefused, readAnswer, sendTo } from '../carrier-request.ts'
import { cheapestOfKind } from '../cheapest-of-kind.ts'
import type { Carrier, CarrierRate, Shipment } from '../port.ts'
import { DhlRates } from './wire.ts'

export interface DhlOptions {
  apiKey: string
  apiSecret: string
  /** The contract number, for contract prices. */
  account: string
  fromCity: string
  fromPostcode: string
  origin: Origin
}

const NAME = 'DHL'

/** Milliseconds; a later arrival is treated as an error in the response. */
const MAX_TRANSIT_MS = 90 * DAY_MS

/** Parcels between these countries need no customs papers. */
const CUSTOMS_UNION = new Set(['KG', 'KZ', 'RU', 'BY', 'AM'])

/** DHL Express, MyDHL API: the contract price of one parcel. Kilograms and centimetres, unlike CDEK. */
export function dhl({ apiKey, apiSecret, account, fromCity, fromPostcode, origin }: DhlOptions): Carrier {
  const send = sendTo(NAME, origin)
  const authorization = `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`
  return {
    operator: NAME,
    async rates(shipment, signal) {
      const { to, grams, day } = shipment
      const [length, width, height] = boxFor(grams)
      const query = new URLSearchParams({
        accountNumber: account,
        originCountryCode: 'KG',
        originCityName: fromCity,
        originPostalCode: fromPostcode,
        destinationCountryCode: to.country,
        destinationCityName: to.city,
        destinationPostalCode: to.postalCode,
        weight: String(grams / 1000),
        length: String(length),
        width: String(width),
        height: String(height),
        plannedShippingDate: day,
        isCustomsDeclarable: String(!CUSTOMS_UNION.has(to.country)),
        unitOfMeasurement: 'metric',
      })
      const answer = await send(`/rates?${query.toString()}`, signal, { headers: { authorization } })
      // DHL answers 404 when it serves no product at the destination.
      if (answer.status === 404) return []
      return cheapestOfKind(readAnswer(NAME, accepted(answer), DhlRates).products.flatMap(rateOn(shipment)))
    },
  }
}

function accepted(answer: HttpAnswer): HttpAnswer {
  if (!isOk(answer)) throw new CarrierRefused(NAME, answer.status, 'the rates')
  return answer
}

type Product = z.infer<typeof DhlRates>['products'][number]

const rateOn =
  ({ day }: Shipment) =>
  ({ totalPrice, deliveryCapabilities }: Product): CarrierRate[] => {
    const bill = totalPrice.find(({ currencyType }) => currencyType === 'BILLC')
    const arrives = deliveryCapabilities?.estimatedDeliveryDateAndTime?.slice(0, 10)
    if (!bill?.price || !bill.priceCurrency || arrives === undefined) return []
    if (!(Date.parse(arrives) - Date.parse(day) < MAX_TRANSIT_MS)) return []
    const days = Math.max(1, workingDaysBetween(day, arrives))
    return [
      {
        kind: 'door',
        amount: Math.round(bill.price * 100),
        currency: bill.priceCurrency,
        daysMin: days,
        // DHL's estimate does not include customs clearance.
        daysMax: days + 2,
      },
    ]
  }
