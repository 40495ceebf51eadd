import * as z from 'zod/mini'
import { hostsOf } from './address-settings.ts'
import { listOf } from './setting-list.ts'
import { StartRefusal } from './start-refusal.ts'
import { wholeSettings } from './whole-settings.ts'

const text = z.string().check(z.minLength(1))
const secure = z.url({ protocol: /^https$/, error: 'It looks like https://bank.example.' })

/** Environment variables for payment providers. `.env.example` documents each. */
export const PAYMENT_ENVIRONMENT = {
  EXCHANGE_MARGIN_PERCENT: z._default(
    z.string().check(z.regex(/^\d(?:\.\d{1,2})?$/, 'It is a number from 0 to 9.99.')),
    '0',
  ),
  PAYPAL_CLIENT_ID: z.optional(text),
  PAYPAL_CLIENT_SECRET: z.optional(text),
  PAYPAL_MERCHANT_ID: z.optional(text),
  PAYPAL_WEBHOOK_ID: z.optional(text),
  PAYPAL_URL: z._default(secure, 'https://api-m.paypal.com'),
  PAYPAL_PAGE_HOSTS: z._default(text, '*.paypal.com'),
  YOOKASSA_SHOP_ID: z.optional(text),
  YOOKASSA_SECRET_KEY: z.optional(text),
  YOOKASSA_URL: z._default(secure, 'https://api.yookassa.ru'),
  YOOKASSA_PAGE_HOSTS: z._default(text, 'yoomoney.ru *.yoomoney.ru yookassa.ru *.yookassa.ru'),
  YOOKASSA_NETWORKS: z.optional(text),
  KKB_FLAVOUR: z._default(z.enum(['halyk', 'xml'], 'It is halyk or xml.'), 'halyk'),
  HALYK_CLIENT_ID: z.optional(text),
  HALYK_CLIENT_SECRET: z.optional(text),
  HALYK_TERMINAL: z.optional(text),
  HALYK_OAUTH_URL: z._default(secure, 'https://epay-oauth.homebank.kz/oauth2/token'),
  HALYK_API_URL: z._default(secure, 'https://epay-api.homebank.kz'),
  HALYK_PAGE_URL: z._default(secure, 'https://epay.homebank.kz/payform/'),
  KKB_MERCHANT_ID: z.optional(text),
  KKB_MERCHANT_NAME: z.optional(text),
  KKB_CERT_ID: z.optional(text),
  KKB_KEY_FILE: z.optional(text),
  KKB_KEY_PASSWORD: z.optional(text),
  KKB_BANK_CERT_FILE: z.optional(text),
  KKB_URL: z._default(secure, 'https://epay.kkb.kz'),
  KICB_MERCHANT_ID: z.optional(text),
  KICB_SECRET: z.optional(text),
  KICB_URL: z.optional(secure),
  KICB_PAGE_HOSTS: z.optional(text),
  TEST_BANK_FAULTS: z._default(z.string(), ''),
} as const

const Environment = z.object(PAYMENT_ENVIRONMENT)
type Environment = z.infer<typeof Environment>

/** Settings of the configured payment providers. A provider without settings is not offered. */
export interface PaymentSettings {
  /** Added to the exchange rate when som are converted to another currency, in percent. */
  marginPercent: string
  paypal?: {
    clientId: string
    clientSecret: string
    merchantId: string
    webhookId: string
    url: string
    pageHosts: string[]
  }
  yookassa?: {
    shopId: string
    secretKey: string
    url: string
    pageHosts: string[]
    /** Undefined: the networks that YooKassa publishes. */
    networks: string[] | undefined
  }
  kkbFlavour: 'halyk' | 'xml'
  halyk?: {
    clientId: string
    clientSecret: string
    terminal: string
    oauthUrl: string
    apiUrl: string
    pageUrl: string
  }
  kkbXml?: {
    merchantId: string
    merchantName: string
    certId: string
    keyFile: string
    keyPassword: string | undefined
    bankCertFile: string
    url: string
  }
  kicb?: { merchantId: string; secret: string; url: string; pageHosts: string[] }
  /** The faults the test bank simulates: `start:fail notification:ten-times`. */
  testBankFaults: string
}

/** The settings each provider requires. */
const REQUIRED = {
  paypal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_MERCHANT_ID', 'PAYPAL_WEBHOOK_ID'],
  yookassa: ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'],
  halyk: ['HALYK_CLIENT_ID', 'HALYK_CLIENT_SECRET', 'HALYK_TERMINAL'],
  kkbXml: ['KKB_MERCHANT_ID', 'KKB_MERCHANT_NAME', 'KKB_CERT_ID', 'KKB_KEY_FILE', 'KKB_BANK_CERT_FILE'],
  kicb: ['KICB_MERCHANT_ID', 'KICB_SECRET', 'KICB_URL', 'KICB_PAGE_HOSTS'],
} as const satisfies Record<string, readonly (keyof Environment)[]>

const whole = <Name extends keyof typeof REQUIRED>(env: Environment, name: Name) =>
  wholeSettings<(typeof REQUIRED)[Name][number]>(env, REQUIRED[name])

/**
 * Reads the payment settings.
 * @throws an error that names the setting which conflicts with another or lacks one
 */
export function paymentSettings(
  env: Environment,
  { demoData, testBank }: { demoData: boolean; testBank: boolean },
): PaymentSettings {
  const paypal = whole(env, 'paypal')
  const yookassa = whole(env, 'yookassa')
  const halyk = whole(env, 'halyk')
  const kkbXml = whole(env, 'kkbXml')
  const kicb = whole(env, 'kicb')
  const real = [paypal, yookassa, halyk, kkbXml, kicb].find((provider) => provider !== undefined)
  if (demoData && real)
    throw new StartRefusal(
      `The setting ${Object.keys(real)[0]} is for real money, and everybody knows the password of the demo accounts, a manager's too: set DEMO_DATA=false, with a DATA_DIR or DATABASE_URL that never held demo data.`,
    )
  if (testBank && real)
    throw new Error(
      `The setting ${Object.keys(real)[0]} is for real money, and the test bank is on: set TEST_BANK=false to take it.`,
    )
  if (halyk && env.KKB_FLAVOUR === 'xml')
    throw new Error('The setting HALYK_CLIENT_ID contradicts KKB_FLAVOUR=xml.')
  if (kkbXml && env.KKB_FLAVOUR === 'halyk')
    throw new Error('The setting KKB_MERCHANT_ID needs KKB_FLAVOUR=xml.')
  return {
    marginPercent: env.EXCHANGE_MARGIN_PERCENT,
    kkbFlavour: env.KKB_FLAVOUR,
    testBankFaults: env.TEST_BANK_FAULTS,
    ...(paypal && {
      paypal: {
        clientId: paypal.PAYPAL_CLIENT_ID,
        clientSecret: paypal.PAYPAL_CLIENT_SECRET,
        merchantId: paypal.PAYPAL_MERCHANT_ID,
        webhookId: paypal.PAYPAL_WEBHOOK_ID,
        url: plain(env.PAYPAL_URL),
        pageHosts: hostsOf('PAYPAL_PAGE_HOSTS', env.PAYPAL_PAGE_HOSTS),
      },
    }),
    ...(yookassa && {
      yookassa: {
        shopId: yookassa.YOOKASSA_SHOP_ID,
        secretKey: yookassa.YOOKASSA_SECRET_KEY,
        url: plain(env.YOOKASSA_URL),
        pageHosts: hostsOf('YOOKASSA_PAGE_HOSTS', env.YOOKASSA_PAGE_HOSTS),
        networks: env.YOOKASSA_NETWORKS === undefined ? undefined : listOf(env.YOOKASSA_NETWORKS),
      },
    }),
    ...(halyk && {
      halyk: {
        clientId: halyk.HALYK_CLIENT_ID,
        clientSecret: halyk.HALYK_CLIENT_SECRET,
        terminal: halyk.HALYK_TERMINAL,
        oauthUrl: env.HALYK_OAUTH_URL,
        apiUrl: plain(env.HALYK_API_URL),
        pageUrl: env.HALYK_PAGE_URL,
      },
    }),
    ...(kkbXml && {
      kkbXml: {
        merchantId: kkbXml.KKB_MERCHANT_ID,
        merchantName: kkbXml.KKB_MERCHANT_NAME,
        certId: kkbXml.KKB_CERT_ID,
        keyFile: kkbXml.KKB_KEY_FILE,
        keyPassword: env.KKB_KEY_PASSWORD,
        bankCertFile: kkbXml.KKB_BANK_CERT_FILE,
        url: plain(env.KKB_URL),
      },
    }),
    ...(kicb && {
      kicb: {
        merchantId: kicb.KICB_MERCHANT_ID,
        secret: kicb.KICB_SECRET,
        url: plain(kicb.KICB_URL),
        pageHosts: hostsOf('KICB_PAGE_HOSTS', kicb.KICB_PAGE_HOSTS),
      },
    }),
  }
}

const plain = (url: string) => url.replace(/\/$/, '')

/** Whether any payment provider is configured. */
export const hasProvider = ({ paypal, yookassa, halyk, kkbXml, kicb }: PaymentSettings): boolean =>
  [paypal, yookassa, halyk, kkbXml, kicb].some((provider) => provider !== undefined)
