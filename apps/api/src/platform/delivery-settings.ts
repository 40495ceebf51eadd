import { CHECKOUT_COUNTRIES, SELECTABLE_COUNTRIES } from '@shyrdak/sdk/contract'
import * as z from 'zod/mini'
import { listOf } from './setting-list.ts'
import { wholeSettings } from './whole-settings.ts'

const text = z.string().check(z.minLength(1))
const secure = z.url({ protocol: /^https$/, error: 'It looks like https://carrier.example.' })
const flag = z.enum(['true', 'false'], 'It is true or false.')

/** Environment variables for delivery. `.env.example` documents each. */
export const DELIVERY_ENVIRONMENT = {
  DELIVERY_COUNTRIES: z._default(z.string(), CHECKOUT_COUNTRIES.join(' ')),
  TARIFFS_FILE: z.optional(text),
  CDEK_CLIENT_ID: z.optional(text),
  CDEK_CLIENT_SECRET: z.optional(text),
  CDEK_FROM_CITY: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,9}$/, 'It is the number that CDEK gives the city.')),
  ),
  CDEK_URL: z._default(secure, 'https://api.cdek.ru'),
  DHL_API_KEY: z.optional(text),
  DHL_API_SECRET: z.optional(text),
  DHL_ACCOUNT: z.optional(text),
  DHL_FROM_CITY: z._default(text, 'Bishkek'),
  DHL_FROM_POSTCODE: z._default(text, '720001'),
  DHL_URL: z._default(secure, 'https://express.api.dhl.com/mydhlapi'),
  TEST_CARRIERS: z._default(flag, 'false'),
  TEST_CARRIERS_FAULTS: z._default(z.string(), ''),
} as const

const Environment = z.object(DELIVERY_ENVIRONMENT)
type Environment = z.infer<typeof Environment>

/** Settings of the configured carriers. A carrier without settings is not called; its price list applies. */
export interface DeliverySettings {
  /** Countries the store delivers to. */
  countries: ReadonlySet<string>
  /** A file of price lists, imported when the store starts. */
  tariffsFile: string | undefined
  cdek?: { clientId: string; clientSecret: string; fromCity: string; url: string }
  dhl?: {
    apiKey: string
    apiSecret: string
    account: string
    fromCity: string
    fromPostcode: string
    url: string
  }
  /** Whether doubles replace both carriers. */
  testCarriers: boolean
  /** The faults the doubles simulate: `cdek:slow dhl:down`. */
  testCarriersFaults: string
}

/** The settings each carrier requires. */
const CDEK = ['CDEK_CLIENT_ID', 'CDEK_CLIENT_SECRET', 'CDEK_FROM_CITY'] as const
const DHL = ['DHL_API_KEY', 'DHL_API_SECRET', 'DHL_ACCOUNT'] as const

/**
 * Reads the delivery settings.
 * @throws an error that names the setting which conflicts with another or lacks one
 */
export function deliverySettings(env: Environment): DeliverySettings {
  const cdek = wholeSettings(env, CDEK)
  const dhl = wholeSettings(env, DHL)
  const testCarriers = env.TEST_CARRIERS === 'true'
  if (testCarriers && (cdek ?? dhl))
    throw new Error(
      `The setting ${Object.keys({ ...cdek, ...dhl })[0]} is for a real carrier, and the test carriers are on: set TEST_CARRIERS=false to ask it.`,
    )
  return {
    countries: countriesOf(env.DELIVERY_COUNTRIES),
    tariffsFile: env.TARIFFS_FILE,
    testCarriers,
    testCarriersFaults: env.TEST_CARRIERS_FAULTS,
    ...(cdek && {
      cdek: {
        clientId: cdek.CDEK_CLIENT_ID,
        clientSecret: cdek.CDEK_CLIENT_SECRET,
        fromCity: cdek.CDEK_FROM_CITY,
        url: plain(env.CDEK_URL),
      },
    }),
    ...(dhl && {
      dhl: {
        apiKey: dhl.DHL_API_KEY,
        apiSecret: dhl.DHL_API_SECRET,
        account: dhl.DHL_ACCOUNT,
        fromCity: env.DHL_FROM_CITY,
        fromPostcode: env.DHL_FROM_POSTCODE,
        url: plain(env.DHL_URL),
      },
    }),
  }
}

function countriesOf(setting: string): ReadonlySet<string> {
  const named = listOf(setting)
  const unknown = named.find((code) => !(SELECTABLE_COUNTRIES as readonly string[]).includes(code))
  if (unknown !== undefined)
    throw new Error(
      `The setting DELIVERY_COUNTRIES names ${JSON.stringify(unknown)}, which shoppers cannot select.`,
    )
  return new Set(named)
}

const plain = (url: string) => url.replace(/\/$/, '')
