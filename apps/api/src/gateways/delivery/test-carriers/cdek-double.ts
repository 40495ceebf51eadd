import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { fromJson } from '../../http-answer.ts'
import { answering, type WireAnswer } from './answering.ts'
import type { CarrierFaults } from './faults.ts'

export const CDEK_CLIENT = 'test-carriers'
/** The double's code for the city of origin. */
export const CDEK_CITY = '1'

const Request = z.object({
  type: z.literal(1),
  date: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+\d{4}$/)),
  /** Som; the double supports no other currency. */
  currency: z.literal(9),
  lang: z.enum(['rus', 'eng', 'zho']),
  from_location: z.object({ code: z.literal(Number(CDEK_CITY)) }),
  to_location: z.object({
    country_code: z.string().check(z.regex(/^[A-Z]{2}$/)),
    city: z.string().check(z.minLength(1)),
    postal_code: z.string().check(z.minLength(1)),
  }),
  packages: z.array(
    z.object({
      weight: z.int().check(z.minimum(1)),
      length: z.int().check(z.minimum(1)),
      width: z.int().check(z.minimum(1)),
      height: z.int().check(z.minimum(1)),
    }),
  ),
})

/** By country: base price in som, price per started half kilogram in som, and working days. */
const COUNTRIES: Readonly<Record<string, readonly [number, number, number]>> = {
  KG: [170, 22, 1],
  KZ: [540, 76, 4],
  RU: [690, 105, 6],
  BY: [800, 125, 8],
  AM: [950, 150, 9],
  UZ: [620, 98, 5],
}

/** CDEK API v2 according to its documentation: a token, and a list of tariffs for one parcel. */
export function cdekDouble(
  server: FastifyInstance,
  { faults, secret, newId }: { faults: CarrierFaults; secret: string; newId: () => string },
): void {
  const tokens = new Set<string>()

  server.post(
    '/cdek/v2/oauth/token',
    answering(faults, 'cdek', ({ body }) => {
      const form = new URLSearchParams(typeof body === 'string' ? body : '')
      if (form.get('client_id') !== CDEK_CLIENT || form.get('client_secret') !== secret)
        return { status: 401, body: { error: 'invalid_client' } }
      const token = newId()
      tokens.add(token)
      return { body: { access_token: token, token_type: 'bearer', expires_in: 3599, scope: 'location:all' } }
    }),
  )

  server.post(
    '/cdek/v2/calculator/tarifflist',
    answering(faults, 'cdek', ({ headers, body }): WireAnswer => {
      if (!tokens.has((headers.authorization ?? '').replace(/^Bearer /, '')))
        return { status: 401, body: { requests: [], errors: [{ code: 'v2_token_expired' }] } }
      const parsed = Request.safeParse(fromJson(typeof body === 'string' ? body : ''))
      if (!parsed.success) {
        const field = parsed.error.issues[0]?.path.join('.') ?? 'body'
        return { status: 400, body: { errors: [{ code: 'v2_field_is_invalid', message: field }] } }
      }
      const { to_location, packages } = parsed.data
      const known = faults.cdek === 'no-price' ? undefined : COUNTRIES[to_location.country_code]
      if (!known) return { body: { tariff_codes: [] } }
      const [base, half, days] = known
      const grams = packages.reduce((sum, { weight }) => sum + weight, 0)
      const point = base + half * Math.ceil(grams / 500) + 0.5
      const tariff = (
        tariff_code: number,
        delivery_mode: number,
        delivery_sum: number,
        period_min: number,
      ) => ({
        tariff_code,
        tariff_name: `Tariff ${tariff_code}`,
        tariff_description: '',
        delivery_mode,
        delivery_sum,
        period_min,
        period_max: period_min + 2,
        calendar_min: period_min,
        calendar_max: period_min + 4,
      })
      return {
        body: {
          tariff_codes: [
            tariff(136, 4, point, days),
            tariff(137, 3, point + 210, days),
            tariff(480, 1, point * 2, Math.max(1, days - 2)),
            // Freight and a parcel locker, which the adapter must skip.
            tariff(62, 4, 1, days),
            tariff(366, 6, 2, days),
          ],
        },
      }
    }),
  )
}
