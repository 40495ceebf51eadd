import type { Money } from '@shyrdak/sdk/contract'
import { EMAIL } from '@shyrdak/sdk/rules'
import * as z from 'zod/mini'
import { hostsOf, originOf, originsOf } from './address-settings.ts'
import { DELIVERY_ENVIRONMENT, deliverySettings, type DeliverySettings } from './delivery-settings.ts'
import { freeDeliveryOf } from './free-delivery-setting.ts'
import {
  hasProvider,
  PAYMENT_ENVIRONMENT,
  paymentSettings,
  type PaymentSettings,
} from './payment-settings.ts'
import { S3_ENVIRONMENT, s3Settings, type S3Settings } from './s3-settings.ts'
import { SELLER_ENVIRONMENT, sellerSettings, type Seller } from './seller-settings.ts'
import { demoWarnings, settingWarnings } from './setting-warnings.ts'
import { trustedProxiesOf, type TrustProxy } from './trusted-proxies.ts'
import { wrongSetting } from './wrong-setting.ts'

const flag = z.enum(['true', 'false'], 'It is true or false.')
const text = z.string().check(z.minLength(1))
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const webAddress = (example: string) => z.url({ protocol: /^https?$/, error: `It looks like ${example}.` })
/** A setting of digits. */
const digits = (form: RegExp, says: string) => z.string().check(z.regex(form, says))

/** All environment variables of the backend. `.env.example` documents each. */
const Environment = z.object({
  NODE_ENV: z.optional(text),
  PORT: z._default(digits(/^\d{1,5}$/, 'It is a number from 0 to 65535.'), '3000'),
  HOST: z._default(text, '::'),
  DATA_DIR: z._default(text, '.data'),
  DATABASE_URL: z.optional(
    z.url({
      protocol: /^postgres(ql)?$/,
      error: 'It looks like postgres://user:password@host:5432/name, signs such as @ in the password as %40.',
    }),
  ),
  PUBLIC_URL: z.optional(text),
  DEMO_DATA: z.optional(flag),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `It is one of ${LOG_LEVELS.join(', ')}.`), 'warn'),
  TRUST_PROXY: z._default(text, 'false'),
  SESSION_DAYS: z._default(digits(/^[1-9]\d{0,3}$/, 'It is a number of days, at most 9999.'), '30'),
  ORDER_HOLD_MINUTES: z._default(digits(/^\d{1,5}$/, 'It is a number of minutes.'), '30'),
  FREE_DELIVERY_FROM: z.optional(z.string()),
  SMTP_URL: z.optional(
    z.url({
      protocol: /^smtps?$/,
      error: 'It looks like smtp://user:password@host:587, signs such as @ in the password as %40.',
    }),
  ),
  MANAGER_EMAIL: z.optional(z.string().check(z.trim(), z.regex(EMAIL, 'It is an email address.'))),
  MAIL_FROM: z.optional(text),
  SHOP_ADDRESS: z.optional(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(200, 'It has at most 200 characters.')),
  ),
  SHOP_PHONE: z.optional(
    z.string().check(z.trim(), z.regex(/^\+\d[\d ()-]{5,24}$/, 'It looks like +996 700 123 456.')),
  ),
  ...SELLER_ENVIRONMENT,
  EXCHANGE_RATES_URL: z.optional(webAddress('https://bank.example/daily.xml')),
  HEAD_SCRIPT_HOSTS: z._default(z.string(), ''),
  CORS_ORIGINS: z._default(z.string(), ''),
  TEST_BANK: z.optional(flag),
  TEST_BANK_SECRET: z.optional(text),
  ...PAYMENT_ENVIRONMENT,
  ...DELIVERY_ENVIRONMENT,
  WARM_IMAGES: z._default(flag, 'true'),
  IMAGE_CACHE_MB: z._default(digits(/^[1-9]\d{0,6}$/, 'It is a number of megabytes.'), '1024'),
  RATE_LIMITS: z._default(flag, 'true'),
  ...S3_ENVIRONMENT,
})

export interface Settings {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** The public origin, without a trailing slash. */
  publicUrl: string
  demoData: boolean
  logLevel: string
  /** Which proxies are believed about a visitor's address and protocol. */
  trustProxy: TrustProxy | false
  /** How many minutes an unpaid order reserves its stock. */
  orderHoldMinutes: number
  /** The goods total in som from which delivery is free, by country. */
  freeDeliveryFrom: ReadonlyMap<string, Money>
  /** Days until a login expires. */
  sessionDays: number
  smtpUrl: string | undefined
  /** The email of an account that is always a manager. */
  managerEmail: string | undefined
  mailFrom: string
  /** The store's address and phone number, shown below every email; the demo has its own. */
  shopAddress: string | undefined
  shopPhone: string | undefined
  /** Whom wholesale invoices are paid to; the demo has its own. */
  seller: Seller | undefined
  exchangeRatesUrl: string | undefined
  headScriptHosts: string[]
  corsOrigins: string[]
  /** Whether the test bank replaces the payment providers; off in a store that takes real payments. */
  testBank: boolean
  testBankSecret: string | undefined
  payments: PaymentSettings
  delivery: DeliverySettings
  /** Whether images of the demo goods are rendered before the first request. */
  warmImages: boolean
  /** The size limit of the rendered images on disk, in bytes. */
  imageCacheBytes: number
  /** The bucket for uploaded files; without it they are stored below `dataDir`. */
  s3: S3Settings | undefined
  /** Off only for tests and benchmarks that send more requests than people do. */
  rateLimits: boolean
  /** Whether an undeclared error of an endpoint counts as a fault. Off where shoppers would see it. */
  checksErrors: boolean
  /** Warnings about these settings for the person who starts the store, one sentence each. */
  warnings: readonly string[]
}

/** For the demo, whose goods cost from a few hundred to tens of thousands of som. */
const DEMO_FREE_DELIVERY = 'KG:10000 KZ:20000 RU:20000'

/** Wildcard and loopback addresses. */
const EVERYWHERE = ['::', '0.0.0.0', '::1', '127.0.0.1']

/** The host name in a URL for the address the store listens on. */
const nameOf = (host: string): string =>
  EVERYWHERE.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host

/**
 * The only place that reads the environment.
 * @throws an error that names the wrong setting in one sentence
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const parsed = Environment.safeParse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  )
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = issue?.path.join('.') ?? 'environment'
    throw wrongSetting(name, environment[name], issue?.message)
  }
  const env = parsed.data
  const demoData = env.DEMO_DATA === undefined ? env.DATABASE_URL === undefined : env.DEMO_DATA === 'true'
  const testBank = env.TEST_BANK === undefined ? demoData : env.TEST_BANK === 'true'
  const port = Number(env.PORT)
  if (port > 65_535) throw wrongSetting('PORT', env.PORT, 'It is a number from 0 to 65535.')
  const payments = paymentSettings(env, { demoData, testBank })
  const delivery = deliverySettings(env)
  if ((payments.paypal ?? payments.yookassa ?? payments.halyk ?? payments.kkbXml) && !env.EXCHANGE_RATES_URL)
    throw new Error(
      'The setting EXCHANGE_RATES_URL is missing: PayPal, YooKassa and KKB charge in other currencies than som.',
    )
  return {
    port,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    publicUrl:
      env.PUBLIC_URL === undefined
        ? `http://${nameOf(env.HOST)}:${port}`
        : originOf('PUBLIC_URL', env.PUBLIC_URL),
    demoData,
    logLevel: env.LOG_LEVEL,
    trustProxy: trustedProxiesOf(env.TRUST_PROXY),
    orderHoldMinutes: Number(env.ORDER_HOLD_MINUTES),
    freeDeliveryFrom: freeDeliveryOf(env.FREE_DELIVERY_FROM ?? (demoData ? DEMO_FREE_DELIVERY : '')),
    sessionDays: Number(env.SESSION_DAYS),
    smtpUrl: env.SMTP_URL,
    managerEmail: env.MANAGER_EMAIL,
    mailFrom: env.MAIL_FROM ?? 'Shyrdak <shop@shyrdak.example>',
    shopAddress: env.SHOP_ADDRESS,
    shopPhone: env.SHOP_PHONE,
    seller: sellerSettings(env, demoData),
    exchangeRatesUrl: env.EXCHANGE_RATES_URL,
    headScriptHosts: hostsOf('HEAD_SCRIPT_HOSTS', env.HEAD_SCRIPT_HOSTS),
    corsOrigins: originsOf('CORS_ORIGINS', env.CORS_ORIGINS),
    testBank,
    testBankSecret: env.TEST_BANK_SECRET,
    payments,
    delivery,
    warmImages: env.WARM_IMAGES === 'true',
    imageCacheBytes: Number(env.IMAGE_CACHE_MB) * 1024 * 1024,
    s3: s3Settings(env),
    rateLimits: env.RATE_LIMITS === 'true',
    checksErrors: env.NODE_ENV !== 'production',
    warnings: demoData ? demoWarnings(env) : settingWarnings(env, testBank || hasProvider(payments)),
  }
}
