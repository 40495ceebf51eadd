import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CarrierUnavailable, CarrierRefused } from './carrier-request.ts'
import { cdek } from './cdek/cdek.ts'
import { dhl } from './dhl/dhl.ts'

/** Requests received by a carrier, and its answers: handwritten from its documentation, not the double's. */
interface SentRequest {
  url: URL
  headers: IncomingMessage['headers']
  body: string
}
const requests: SentRequest[] = []
let answers: { status?: number; body: unknown }[] = []
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    requests.push({ url: new URL(request.url ?? '', 'http://carrier'), headers: request.headers, body })
    const { status = 200, body: answer } = answers.shift() ?? { status: 500, body: {} }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
})
afterAll(() => void server.close())
beforeEach(() => {
  requests.length = 0
  answers = []
})

const signal = new AbortController().signal
const parcel = {
  to: { country: 'DE', city: 'München', postalCode: '80331' },
  grams: 2_000,
  day: '2026-11-23',
}
const aCdek = () =>
  cdek({
    clientId: 'id',
    clientSecret: 'sec ret',
    fromCity: '5444',
    origin,
    clock: () => new Date('2026-11-23T06:00:00Z'),
  })
const aDhl = () =>
  dhl({
    apiKey: 'key',
    apiSecret: 'secret',
    account: '350123456',
    fromCity: 'Bishkek',
    fromPostcode: '720001',
    origin,
  })

const TOKEN = { body: { access_token: 't-1', token_type: 'bearer', expires_in: 3599 } }
const tariff = (tariff_code: number, delivery_mode: number, delivery_sum: number) => ({
  tariff_code,
  tariff_name: 'Посылка',
  tariff_description: '',
  delivery_mode,
  delivery_sum,
  period_min: 4,
  period_max: 6,
})

test('CDEK is asked in grams and som, with one token for several parcels', async () => {
  const carrier = aCdek()
  answers = [TOKEN, { body: { tariff_codes: [] } }, { body: { tariff_codes: [] } }]
  await carrier.rates(parcel, signal)
  await carrier.rates(parcel, signal)
  expect(requests.map(({ url }) => url.pathname)).toEqual([
    '/v2/oauth/token',
    '/v2/calculator/tarifflist',
    '/v2/calculator/tarifflist',
  ])
  expect(requests[0]?.body).toBe('grant_type=client_credentials&client_id=id&client_secret=sec+ret')
  expect(requests[1]?.headers.authorization).toBe('Bearer t-1')
  expect(JSON.parse(requests[1]?.body ?? '')).toMatchObject({
    type: 1,
    currency: 9,
    from_location: { code: 5444 },
    to_location: { country_code: 'DE', city: 'München', postal_code: '80331' },
    packages: [{ weight: 2_000, length: 30, width: 24, height: 13 }],
  })
})

test('the cheapest CDEK tariff of each kind is used, and only those for parcels', async () => {
  answers = [
    TOKEN,
    {
      body: {
        tariff_codes: [
          tariff(136, 4, 650.5),
          tariff(234, 4, 512.25),
          tariff(137, 3, 820),
          tariff(62, 4, 1),
          tariff(366, 6, 2),
        ],
      },
    },
  ]
  expect(await aCdek().rates(parcel, signal)).toEqual([
    { kind: 'point', amount: 51_225, currency: 'KGS', daysMin: 4, daysMax: 6 },
    { kind: 'door', amount: 82_000, currency: 'KGS', daysMin: 4, daysMax: 6 },
  ])
})

test('a new token is requested when CDEK rejects the old one', async () => {
  answers = [
    TOKEN,
    { status: 401, body: { errors: [{ code: 'v2_token_expired' }] } },
    { body: { ...TOKEN.body, access_token: 't-2' } },
    { body: { tariff_codes: [] } },
  ]
  expect(await aCdek().rates(parcel, signal)).toEqual([])
  expect(requests.at(-1)?.headers.authorization).toBe('Bearer t-2')
})

test('an error from CDEK is a refusal, whose message has no secret', async () => {
  answers = [TOKEN, { status: 400, body: { errors: [{ code: 'v2_location_not_found', message: 'x' }] } }]
  const refused = await aCdek()
    .rates(parcel, signal)
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(CarrierRefused)
  expect(String(refused)).toContain('v2_location_not_found')
  expect(String(refused)).not.toContain('sec ret')
})

const dhlProduct = (price: object[], arrives = '2026-11-30T23:59:00') => ({
  productName: 'EXPRESS WORLDWIDE',
  productCode: 'P',
  totalPrice: price,
  deliveryCapabilities: { estimatedDeliveryDateAndTime: arrives },
})
const BILL = { currencyType: 'BILLC', priceCurrency: 'EUR', price: 55.4 }

test('DHL is asked in kilograms, and declares customs only outside the customs union', async () => {
  answers = [{ body: { products: [] } }, { body: { products: [] } }]
  await aDhl().rates(parcel, signal)
  await aDhl().rates({ ...parcel, to: { ...parcel.to, country: 'KZ' } }, signal)
  const [{ url, headers } = { url: new URL('http://none'), headers: {} }, toKazakhstan] = requests
  expect(url.pathname).toBe('/rates')
  expect(headers.authorization).toBe(`Basic ${Buffer.from('key:secret').toString('base64')}`)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    accountNumber: '350123456',
    originCountryCode: 'KG',
    originCityName: 'Bishkek',
    originPostalCode: '720001',
    destinationCountryCode: 'DE',
    destinationCityName: 'München',
    destinationPostalCode: '80331',
    weight: '2',
    length: '30',
    width: '24',
    height: '13',
    plannedShippingDate: '2026-11-23',
    isCustomsDeclarable: 'true',
    unitOfMeasurement: 'metric',
  })
  expect(toKazakhstan?.url.searchParams.get('isCustomsDeclarable')).toBe('false')
})

test('the price billed by DHL is used, not its list price; days are working days', async () => {
  answers = [{ body: { products: [dhlProduct([{ ...BILL, currencyType: 'PULCL', price: 90 }, BILL])] } }]
  expect(await aDhl().rates(parcel, signal)).toEqual([
    { kind: 'door', amount: 5_540, currency: 'EUR', daysMin: 5, daysMax: 7 },
  ])
})

test.each([
  ['an empty price', { products: [dhlProduct([])] }],
  ['a price of nothing', { products: [dhlProduct([{ ...BILL, price: 0 }])] }],
  ['a day far away', { products: [dhlProduct([BILL], '9999-11-30T23:59:00')] }],
  ['no product', { products: [] }],
])('%s from DHL is no offer', async (_what, body) => {
  answers = [{ body }]
  expect(await aDhl().rates(parcel, signal)).toEqual([])
})

test('a 404 from DHL means that it has no product for the parcel', async () => {
  answers = [{ status: 404, body: { title: 'Product not found' } }]
  expect(await aDhl().rates(parcel, signal)).toEqual([])
})

test.each([
  ['nonsense', { body: { products: 'many' } }],
  ['a fault of its own', { status: 503, body: {} }],
  ['too many requests', { status: 429, body: {} }],
])('%s means that the carrier is unavailable', async (_what, answer) => {
  answers = [answer]
  await expect(aDhl().rates(parcel, signal)).rejects.toBeInstanceOf(CarrierUnavailable)
})
