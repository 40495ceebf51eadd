import { workingDaysBetween } from '@shyrdak/sdk/rules'
import type * as z from 'zod/mini'
import { boxFor } from '../box.ts'
import {
  CarrierRefused,
  isOk,
  readAnswer,
  sendTo,
  type CarrierAnswer,
  type Origin,
} from '../carrier-request.ts'
import { cheapestOfKind } from '../cheapest-of-kind.ts'
import type { Carrier, CarrierRate, Shipment } from '../port.ts'
import { DhlRates } from './wire.ts'

export interface DhlOptions {
  apiKey: string
  apiSecret: string
  /** The number of the contract, whose prices are asked for. */
  account: string
  fromCity: string
  fromPostcode: string
  origin: Origin
}

export const NAME = 'DHL'

/** An arrival later than this, in ms, is a mistake. */
const FARTHEST = 90 * 86_400_000

/** Between these no customs papers are asked for. */
const CUSTOMS_UNION = new Set(['KG', 'KZ', 'RU', 'BY', 'AM'])

/** DHL Express, MyDHL API: what one parcel costs by the shop's contract. Kilograms and centimetres, unlike CDEK. */
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
      // DHL says 404 where it has no product for a place.
      if (answer.status === 404) return []
      return cheapestOfKind(readAnswer(NAME, accepted(answer), DhlRates).products.flatMap(rateOn(shipment)))
    },
  }
}

function accepted(answer: CarrierAnswer): CarrierAnswer {
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
    if (!(Date.parse(arrives) - Date.parse(day) < FARTHEST)) return []
    const days = Math.max(1, workingDaysBetween(day, arrives))
    return [
      {
        kind: 'door',
        amount: Math.round(bill.price * 100),
        currency: bill.priceCurrency,
        daysMin: days,
        // What customs take is no part of DHL's promise.
        daysMax: days + 2,
      },
    ]
  }
