import type * as z from 'zod/mini'
import { boxFor } from '../box.ts'
import { isOk, type Origin } from '../../http-client.ts'
import { CarrierRefused, readAnswer, sendTo } from '../carrier-request.ts'
import { cheapestOfKind } from '../cheapest-of-kind.ts'
import type { Carrier, CarrierRate, Shipment } from '../port.ts'
import { accessToken } from './access-token.ts'
import { CdekTariffList, type CdekTariff } from './wire.ts'

export interface CdekOptions {
  clientId: string
  clientSecret: string
  /** CDEK's code of the city from which parcels are sent. */
  fromCity: string
  origin: Origin
  clock: () => Date
}

const NAME = 'CDEK'

/** CDEK's own code for the som. */
const KGS = 9
const SHOP = 1

/** Parcel, economy, standard for shops, express, and international express; the list also has freight. */
const TARIFFS = new Set([
  136, 137, 138, 139, 231, 232, 233, 234, 184, 185, 186, 187, 480, 481, 482, 483, 7, 8,
])

const KINDS: Readonly<Record<number, CarrierRate['kind']>> = { 1: 'door', 3: 'door', 2: 'point', 4: 'point' }

/** CDEK, API v2: its list of tariffs for one parcel, in som. */
export function cdek({ clientId, clientSecret, fromCity, origin, clock }: CdekOptions): Carrier {
  const send = sendTo(NAME, origin)
  const token = accessToken(send, { clientId, clientSecret, clock })

  async function list(shipment: Shipment, signal: AbortSignal) {
    return send('/v2/calculator/tarifflist', signal, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await token.get(signal)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(requestOf(shipment, fromCity)),
    })
  }

  return {
    operator: NAME,
    async rates(shipment, signal) {
      let answer = await list(shipment, signal)
      if (answer.status === 401) {
        token.forget()
        answer = await list(shipment, signal)
      }
      if (!isOk(answer) && answer.status !== 400)
        throw new CarrierRefused(NAME, answer.status, 'the list of tariffs')
      const { tariff_codes, errors } = readAnswer(NAME, answer, CdekTariffList)
      if (!tariff_codes && errors?.length)
        throw new CarrierRefused(NAME, answer.status, errors.map(({ code }) => code).join(' '))
      return cheapestOfKind((tariff_codes ?? []).flatMap(rateOf))
    },
  }
}

function requestOf({ to: { country, city, postalCode }, grams, day }: Shipment, fromCity: string) {
  const [length, width, height] = boxFor(grams)
  return {
    type: SHOP,
    date: `${day}T10:00:00+0600`,
    currency: KGS,
    lang: 'rus',
    from_location: { code: Number(fromCity) },
    to_location: { country_code: country, city, postal_code: postalCode },
    packages: [{ weight: grams, length, width, height }],
  }
}

function rateOf({
  tariff_code,
  delivery_mode,
  delivery_sum,
  period_min,
  period_max,
}: z.infer<typeof CdekTariff>): CarrierRate[] {
  const kind = KINDS[delivery_mode]
  if (!kind || !TARIFFS.has(tariff_code)) return []
  return [
    {
      kind,
      amount: Math.round(delivery_sum * 100),
      currency: 'KGS',
      daysMin: Math.ceil(period_min),
      daysMax: Math.max(Math.ceil(period_min), Math.ceil(period_max)),
    },
  ]
}
