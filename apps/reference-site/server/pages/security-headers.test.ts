import helmet from '@fastify/helmet'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { headersOfEveryAnswer, setPageSecurity, type PageSecurity } from './security-headers.ts'

const page: PageSecurity = {
  kind: 'document',
  nonce: 'bm9uY2U=',
  isSecure: false,
  scriptHosts: [],
  apiHost: '',
  paymentHosts: [],
}

/** The response headers of a page, or of another URL such as an image or the API. */
async function headersOf(changes: Partial<PageSecurity> = {}, url = '/page') {
  const security = { ...page, ...changes }
  const app = fastify()
  await app.register(helmet, headersOfEveryAnswer(security.isSecure))
  app.get('/page', async (_request, reply) => {
    setPageSecurity(reply, security)
    return 'a page'
  })
  app.get('/file', async () => 'a file')
  return (await app.inject(url)).headers
}

const policyOf = async (changes?: Partial<PageSecurity>) =>
  String((await headersOf(changes))['content-security-policy']).split(';')

/** The value of one directive in a page's policy. */
async function allowed(kind: string, changes?: Partial<PageSecurity>): Promise<string | undefined> {
  const rule = (await policyOf(changes)).find((one) => one.startsWith(`${kind} `))
  return rule?.slice(kind.length + 1)
}

test('a page of a store with its own API loads from and sends to itself only', async () => {
  expect(await allowed('connect-src')).toBe("'self'")
  expect(await allowed('img-src')).toBe("'self' data:")
  expect(await allowed('media-src')).toBe("'self'")
  expect(await allowed('form-action')).toBe("'self'")
  expect(await headersOf()).not.toHaveProperty('link')
})

test.each(['document', 'hydrated'])('a %s page may call a remote API and show its images', async (kind) => {
  const changes = { kind, apiHost: 'https://api.example' }
  expect(await allowed('connect-src', changes)).toBe("'self' https://api.example")
  expect(await allowed('img-src', changes)).toBe("'self' data: https://api.example")
  expect(await allowed('media-src', changes)).toBe("'self' https://api.example")
  expect(await allowed('script-src', changes)).not.toContain('api.example')
  expect(await allowed('form-action', changes)).toBe("'self'")
})

test('a payment page may send its form to the configured banks only', async () => {
  expect(await allowed('form-action', { paymentHosts: ['bank.example', '*.kkb.kz'] })).toBe(
    "'self' https://bank.example https://*.kkb.kz",
  )
})

test('a document runs only the store’s scripts, and a hydrated page also those with its nonce', async () => {
  expect(await allowed('script-src')).toBe("'self'")
  expect(await allowed('script-src', { kind: 'hydrated' })).toBe("'self' 'nonce-bm9uY2U='")
  expect(await allowed('script-src', { scriptHosts: ['counter.example'] })).toBe(
    "'self' https://counter.example",
  )
})

test('the content security policy forbids everything that is not listed', async () => {
  expect(await policyOf()).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
})

test('an account page may show blob images', async () => {
  expect(await allowed('img-src', { kind: 'browser' })).toBe("'self' data: blob:")
})

test('a store behind HTTPS sends HSTS and upgrades insecure requests', async () => {
  expect(await headersOf()).not.toHaveProperty('strict-transport-security')
  expect(await headersOf({ isSecure: true })).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'content-security-policy': expect.stringContaining('upgrade-insecure-requests'),
  })
})

test('a file has nosniff and HSTS headers, and may be embedded by partners', async () => {
  const headers = await headersOf({ isSecure: true }, '/file')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
  })
  for (const name of ['content-security-policy', 'cross-origin-resource-policy', 'x-frame-options'])
    expect(headers).not.toHaveProperty(name)
})

test('only the desk may frame the store’s pages, and only its canvas may be framed', async () => {
  expect(await allowed('frame-src')).toBe('https://www.youtube-nocookie.com')
  expect(await allowed('frame-src', { frame: 'around' })).toBe("'self' https://www.youtube-nocookie.com")
  for (const frame of [undefined, 'around'] as const)
    expect(await allowed('frame-ancestors', { frame })).toBe("'none'")
  expect(await allowed('frame-ancestors', { frame: 'inside' })).toBe("'self'")
})
