import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

type Page = Parameters<typeof securityHeaders>[0]

const page: Page = {
  kind: 'document',
  nonce: 'bm9uY2U=',
  isSecure: false,
  scriptHosts: [],
  apiHost: '',
  paymentHosts: [],
}

/** What the policy of a page says of a kind of thing. */
function allowed(kind: string, said: Partial<Page> = {}): string | undefined {
  const policy = securityHeaders({ ...page, ...said })['content-security-policy'] ?? ''
  const rule = policy.split('; ').find((one) => one.startsWith(`${kind} `))
  return rule?.slice(kind.length + 1)
}

test('a store that answers its own API loads and sends nothing elsewhere', () => {
  expect(allowed('connect-src')).toBe("'self'")
  expect(allowed('img-src')).toBe("'self' data:")
  expect(allowed('media-src')).toBe("'self'")
  expect(allowed('form-action')).toBe("'self'")
  expect(securityHeaders(page)).not.toHaveProperty('link')
})

test.each(['document', 'hydrated'])('an API elsewhere may be called and looked at by a %s page', (kind) => {
  const said = { kind, apiHost: 'https://api.example' }
  expect(allowed('connect-src', said)).toBe("'self' https://api.example")
  expect(allowed('img-src', said)).toBe("'self' data: https://api.example")
  expect(allowed('media-src', said)).toBe("'self' https://api.example")
  expect(allowed('script-src', said)).not.toContain('api.example')
  expect(allowed('form-action', said)).toBe("'self'")
})

test('a page that starts a payment may send its form to the banks that are named, and to nobody else', () => {
  expect(allowed('form-action', { paymentHosts: ['bank.example', '*.kkb.kz'] })).toBe(
    "'self' https://bank.example https://*.kkb.kz",
  )
})
