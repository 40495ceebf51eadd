import * as z from 'zod/mini'

/** CDEK API v2, according to its documentation. */
export const CdekToken = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.number() })

const days = z.number().check(z.minimum(0), z.maximum(365))

export const CdekTariff = z.object({
  tariff_code: z.number(),
  /** 1 door to door, 2 door to office, 3 office to door, 4 office to office; others are parcel lockers. */
  delivery_mode: z.number(),
  /** In the requested currency. */
  delivery_sum: z.number().check(z.minimum(0), z.maximum(10_000_000)),
  /** Working days. */
  period_min: days,
  period_max: days,
})

export const CdekTariffList = z.object({
  tariff_codes: z.optional(z.array(CdekTariff)),
  errors: z.optional(z.array(z.object({ code: z.string(), message: z.optional(z.string()) }))),
})
