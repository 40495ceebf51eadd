import { expect, test } from 'vitest'
import { readSettings } from './env.ts'
import { StartRefusal } from './start-refusal.ts'

test('a store without settings answers at localhost, with demo data and the test bank', () => {
  expect(readSettings({})).toMatchObject({
    publicUrl: 'http://localhost:3000',
    demoData: true,
    testBank: true,
    smtpUrl: undefined,
  })
})

test.each([
  ['::', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['127.0.0.1', 'http://localhost:3000'],
  ['192.168.1.7', 'http://192.168.1.7:3000'],
  ['fd00::7', 'http://[fd00::7]:3000'],
])('a store that listens at %s has the public URL %s', (HOST, publicUrl) => {
  expect(readSettings({ HOST })).toMatchObject({ publicUrl })
})

test('URLs of servers are kept as written', () => {
  const environment = {
    DATABASE_URL: 'postgresql://postgres@localhost/postgres?host=%2Ftmp%2Fsockets',
    SMTP_URL: 'smtps://shop%40example.kg:secret@mail.example.kg:465',
    PUBLIC_URL: 'https://shop.example.kg/',
    EXCHANGE_RATES_URL: 'http://127.0.0.1:8080/daily.xml',
  }
  expect(readSettings(environment)).toMatchObject({
    databaseUrl: environment.DATABASE_URL,
    smtpUrl: environment.SMTP_URL,
    publicUrl: 'https://shop.example.kg',
    exchangeRatesUrl: environment.EXCHANGE_RATES_URL,
    demoData: false,
  })
})

test.each([
  ['SMTP_URL', 'x'],
  ['SMTP_URL', 'mail.example.kg:25'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['PUBLIC_URL', 'shop.example.kg'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['DEMO_DATA', 'yes'],
  ['MANAGER_EMAIL', 'nobody'],
  ['PUBLIC_URL', 'https://shop.example.kg/ru'],
  ['HEAD_SCRIPT_HOSTS', 'https://counter.example'],
  ['CORS_ORIGINS', 'partner.example'],
  ['CORS_ORIGINS', 'https://partner.example/shop'],
  ['EXCHANGE_MARGIN_PERCENT', 'two'],
  ['TEST_CARRIERS', '1'],
  ['TRUST_PROXY', 'everybody'],
])('%s=%s is refused by the name of the setting', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    new RegExp(`^The setting ${name} .*It (is|holds|looks) .+\\.$`),
  )
})

test.each([
  ['SMTP_URL', 'mail.example:secret-of-mail@host'],
  ['DATABASE_URL', 'mysql://shop:secret-of/database@localhost/shop'],
])('a wrong %s is refused without showing its password', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`The setting ${name} `)
  expect(() => readSettings({ [name]: value })).not.toThrow('secret-of')
})

const RATES = { EXCHANGE_RATES_URL: 'https://www.nbkr.kg/XML/daily.xml', TEST_BANK: 'false' }
const YOOKASSA = { YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'secret-of-yookassa' }

test('a payment provider is enabled by its settings, and not without them', () => {
  const { payments } = readSettings({ DEMO_DATA: 'false', ...RATES, ...YOOKASSA })
  expect(payments.yookassa).toMatchObject({ shopId: '1', url: 'https://api.yookassa.ru' })
  expect(payments).not.toHaveProperty('paypal')
  expect(payments).not.toHaveProperty('kicb')
})

test.each([
  ['half of a provider', { ...RATES, YOOKASSA_SHOP_ID: '1' }, 'YOOKASSA_SECRET_KEY is missing'],
  ['half of PayPal', { ...RATES, PAYPAL_WEBHOOK_ID: 'w' }, 'PAYPAL_CLIENT_ID is missing'],
  ['a bank beside the test bank', { ...RATES, ...YOOKASSA, TEST_BANK: 'true' }, 'TEST_BANK=false'],
  ['a bank beside demo data', { ...RATES, ...YOOKASSA, DEMO_DATA: 'true' }, 'DEMO_DATA=false'],
  ['a currency without rates', { ...YOOKASSA, TEST_BANK: 'false' }, 'EXCHANGE_RATES_URL is missing'],
  [
    'both banks of KKB',
    { ...RATES, KKB_FLAVOUR: 'xml', HALYK_CLIENT_ID: 'c', HALYK_CLIENT_SECRET: 's', HALYK_TERMINAL: 't' },
    'HALYK_CLIENT_ID contradicts KKB_FLAVOUR',
  ],
  [
    'a page of a bank that is no host',
    { ...RATES, ...YOOKASSA, YOOKASSA_PAGE_HOSTS: "'unsafe-inline'" },
    'YOOKASSA_PAGE_HOSTS',
  ],
  ['a bank without TLS', { ...RATES, ...YOOKASSA, YOOKASSA_URL: 'http://bank.example' }, 'YOOKASSA_URL'],
] as const)('%s is refused at start by setting name, without showing secrets', (_what, environment, says) => {
  let message = ''
  try {
    readSettings({ DEMO_DATA: 'false', ...environment })
  } catch (error) {
    message = error instanceof Error ? error.message : ''
  }
  expect(message).toContain(says)
  expect(message).not.toContain('secret-of')
})

test('a store without settings takes no real money: the password of its demo accounts is public', () => {
  expect(() => readSettings({ ...RATES, ...YOOKASSA })).toThrow(StartRefusal)
})

test('a store delivers to the spec’s checkout countries, or those of its setting', () => {
  expect([...readSettings({}).delivery.countries]).toEqual(['RU', 'UA', 'KG', 'KZ', 'BY'])
  expect([...readSettings({ DELIVERY_COUNTRIES: 'KG, DE' }).delivery.countries]).toEqual(['KG', 'DE'])
})

const CDEK = { CDEK_CLIENT_ID: 'id', CDEK_CLIENT_SECRET: 'secret-of-cdek', CDEK_FROM_CITY: '5444' }

test('a carrier is enabled by its settings, and not without them', () => {
  const { delivery } = readSettings(CDEK)
  expect(delivery.cdek).toMatchObject({ fromCity: '5444', url: 'https://api.cdek.ru' })
  expect(delivery).not.toHaveProperty('dhl')
})

test.each([
  ['half of a carrier', { DHL_API_KEY: 'k' }, 'DHL_API_SECRET is missing'],
  ['a city that is no code', { ...CDEK, CDEK_FROM_CITY: 'Bishkek' }, 'CDEK_FROM_CITY'],
  ['a carrier without TLS', { ...CDEK, CDEK_URL: 'http://cdek.example' }, 'CDEK_URL'],
  ['a carrier beside its double', { ...CDEK, TEST_CARRIERS: 'true' }, 'TEST_CARRIERS=false'],
  ['a country of no shopper', { DELIVERY_COUNTRIES: 'KG XX' }, 'DELIVERY_COUNTRIES names "XX"'],
] as const)('%s is refused at start by setting name', (_what, environment, says) => {
  expect(() => readSettings(environment)).toThrow(says)
  expect(() => readSettings(environment)).not.toThrow('secret-of')
})
