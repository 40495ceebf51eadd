import { execFileSync } from 'node:child_process'
import { scryptSync } from 'node:crypto'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import { requestCounter } from '@shyrdak/api/request-counter'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { accessGate, isAccessHash } from './access-gate.ts'
import { accessGateRoute } from './access-gate-route.ts'

const command = join(import.meta.dirname, '../../scripts/hash-password.mjs')
const hashOf = (password: string) =>
  execFileSync(process.execPath, [command], { input: `${password}\n`, encoding: 'utf8' }).trim()

const hash = hashOf('жүн жана суу')
const gate = accessGate(hash)

/** A gate with the same password that checks it fast, for many attempts. */
const key = scryptSync('жүн жана суу', Buffer.from('a'.repeat(22), 'base64url'), 32, { N: 1024, r: 1, p: 1 })
const fastGate = accessGate(`scrypt:10:1:1:${'a'.repeat(22)}:${key.toString('base64url')}`)

/** A site with nothing but its gate. */
async function site(own = gate) {
  const app = fastify()
  await app.register(cookie)
  await accessGateRoute(app, {
    gate: own,
    counter: await requestCounter(app),
    rerender: async (_request, reply, path, response) =>
      reply.code(response.kind === 'limited' ? 429 : 401).send(`${path} ${response.kind}`),
  })
  return {
    knock: (fields: Record<string, string>, accept = 'text/html', remoteAddress = '10.0.0.1') =>
      app.inject({
        method: 'POST',
        url: '/access-gate',
        remoteAddress,
        headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
  }
}

test('the documented command makes a salted hash without the password', async () => {
  expect(isAccessHash(hash)).toBe(true)
  expect(hash).not.toContain('жүн')
  expect(hashOf('жүн жана суу')).not.toBe(hash)
  expect(await gate.isPassword('жүн жана суу')).toBe(true)
  expect(await gate.isPassword('Жүн жана суу')).toBe(false)
  expect(() => execFileSync(process.execPath, [command], { input: '\n', stdio: 'pipe' })).toThrow()
})

test('the pass differs from the hash, and changes with the password', () => {
  expect(gate.pass).toMatch(/^[\w-]{43}$/)
  expect(hash).not.toContain(gate.pass)
  expect(gate.isPass(gate.pass)).toBe(true)
  for (const given of [undefined, '', 'true', hash, `${gate.pass}a`, gate.pass.slice(1)])
    expect(gate.isPass(given)).toBe(false)
  expect(accessGate(hashOf('other')).isPass(gate.pass)).toBe(false)
})

test.each([
  '',
  'password',
  '$argon2id$v=19$…',
  'scrypt:15:8:1:short:short',
  'scrypt:40:8:1:' + 'a'.repeat(22),
])('%j is not a hash', (text) => expect(isAccessHash(text)).toBe(false))

test('without a script the right password redirects to the requested page, and a wrong one back to the gate', async () => {
  const { knock } = await site()
  const wrong = await knock({ password: 'felt', return: '/kg/search?text=rug' })
  expect([wrong.statusCode, wrong.body]).toEqual([401, '/kg/search?text=rug refused'])
  expect(wrong.cookies).toEqual([])
  const right = await knock({ password: 'жүн жана суу', return: '/kg/search?text=rug' })
  expect([right.statusCode, right.headers.location]).toEqual([303, '/kg/search?text=rug'])
  expect(right.cookies).toMatchObject([
    { name: 'accessGranted', value: gate.pass, httpOnly: true, sameSite: 'Lax', path: '/' },
  ])
})

test.each(['//evil.example', '/kg//evil.example', '/\\evil.example', 'https://evil.example/', ''])(
  'nobody is redirected to %j',
  async (path) => {
    const { knock } = await site()
    const { headers } = await knock({ password: 'жүн жана суу', return: path })
    expect(new URL(String(headers.location), 'https://shop.example').host).toBe('shop.example')
  },
)

test('a script gets a pass to save, which works later instead of the password', async () => {
  const { knock } = await site()
  const json = 'application/json'
  expect((await knock({ password: '' }, json)).json()).toEqual({ kind: 'refused' })
  const granted = await knock({ password: 'жүн жана суу' }, json)
  expect(granted.json()).toEqual({ kind: 'granted', pass: gate.pass })
  const again = await knock({ pass: gate.pass }, json)
  expect([again.statusCode, again.cookies[0]?.value]).toEqual([200, gate.pass])
  expect((await knock({ pass: 'true' }, json)).statusCode).toBe(401)
})

test('thirty passwords in ten minutes are enough for an office, and for a guesser', async () => {
  const { knock } = await site(fastGate)
  const json = 'application/json'
  for (let attempt = 0; attempt < 30; attempt += 1)
    expect((await knock({ password: `guess ${attempt}` }, json)).statusCode).toBe(401)
  const limited = await knock({ password: 'жүн жана суу' }, json)
  const seconds = Number(limited.headers['retry-after'])
  expect([limited.statusCode, limited.json()]).toEqual([429, { kind: 'limited', retryAfter: seconds }])
  expect(seconds).toBeGreaterThan(500)
  expect((await knock({ password: 'жүн жана суу' }, json, '10.0.0.2')).statusCode).toBe(200)
})

test('a visitor with a pass enters however many passwords were tried from the same IP address', async () => {
  const { knock } = await site(fastGate)
  const json = 'application/json'
  for (let attempt = 0; attempt < 31; attempt += 1) await knock({ password: 'guess' }, json)
  expect((await knock({ pass: fastGate.pass }, json)).statusCode).toBe(200)
})

test('a guesser with a whole network of IPv6 addresses has no more attempts than anybody', async () => {
  const { knock } = await site(fastGate)
  const codes: number[] = []
  for (let host = 1; host <= 31; host += 1)
    codes.push((await knock({ password: `guess ${host}` }, 'text/html', `2001:db8::${host}`)).statusCode)
  expect(codes).toEqual([...Array<number>(30).fill(401), 429])
  const neighbour = await knock({ password: 'guess' }, 'text/html', '2001:db8:0:1::1')
  expect(neighbour.statusCode).toBe(401)
})
