import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPeopledStore, type PeopledStore } from './auth-store.ts'

let people: PeopledStore
beforeAll(async () => {
  people = await openPeopledStore()
})
afterAll(() => people.close())
beforeEach(() => people.sql('delete from login_delay'))

const KNOWN = 'shopper@example.com'
const UNKNOWN = 'nobody@example.com'

const logIn = (email: string, password: string, path = '/frontend/login') =>
  people.ask('POST', path, { body: { email, password } })
const reset = (email: string) => people.ask('POST', '/wholesale/reset-password', { body: { email } })

/** Simulates six more guesses: the next one makes everybody wait for a minute. */
const goOnGuessing = () => people.sql('update login_delay set failures = failures + 6')
const mostFailures = async () =>
  (await people.sql('select max(failures) as most from login_delay'))[0]?.['most']

test('after ten wrong passwords even the right one is rate limited, with a Retry-After header', async () => {
  for (let guess = 0; guess < 10; guess += 1)
    expect(await logIn(KNOWN, `guess ${guess}`)).toMatchObject({
      status: 401,
      body: { code: 'LOGIN_INCORRECT', message: 'The login detail is incorrect' },
    })
  await goOnGuessing()
  expect((await logIn(KNOWN, 'guess')).status).toBe(401)
  const said = await logIn(KNOWN, 'felt-and-wool')
  expect(said).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  const wait = Number(said.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(1)
  await people.sql(`update login_delay set opens_at = opens_at - make_interval(secs => $1)`, [wait])
  expect((await logIn(KNOWN, 'felt-and-wool')).status).toBe(200)
})

/** The status of a login from another address of this machine. */
const logInFrom = (localAddress: string, origin: string, body: { email: string; password: string }) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    request(`${origin}/api/frontend/login`, { method: 'POST', localAddress, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .once('error', reject)
      .end(JSON.stringify(body))
  })

test('wrong passwords from one IP address delay nobody at another', async () => {
  const from = (address: string, password: string) =>
    logInFrom(address, people.store.origin, { email: KNOWN, password })
  for (let guess = 0; guess < 10; guess += 1) expect(await from('127.0.0.66', `guess ${guess}`)).toBe(401)
  await goOnGuessing()
  expect([await from('127.0.0.66', 'guess'), await from('127.0.0.66', 'guess')]).toEqual([401, 429])
  expect(await from('127.0.0.67', 'felt-and-wool')).toBe(200)
})

test('an office logs in 25 times from one IP address, and repeated reset requests get one response', async () => {
  const limited = await people.openSecond({ RATE_LIMITS: 'true' })
  try {
    const post = async (path: string, body: unknown) => {
      const response = await fetch(`${limited.origin}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: response.status, text: await response.text() }
    }
    for (let login = 0; login < 25; login += 1)
      expect((await post('/frontend/login', { email: KNOWN, password: 'felt-and-wool' })).status).toBe(200)
    const asked = await Promise.all(
      Array.from({ length: 6 }, () => post('/wholesale/reset-password', { email: KNOWN })),
    )
    expect(new Set(asked.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(asked[0]?.status).toBe(200)
  } finally {
    await limited.close()
  }
})

test('two stores on one database share sessions and failed logins', async () => {
  const second = await people.openSecond()
  try {
    const ask = async (origin: string, method: string, path: string, token?: string, body?: unknown) => {
      const response = await fetch(`${origin}/api${path}`, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return response.status
    }
    const { token } = await people.mint({ market: 'frontend' })
    expect(await ask(second.origin, 'GET', '/frontend/profile', token)).toBe(200)
    expect(await ask(second.origin, 'POST', '/frontend/logout', token, {})).toBe(200)
    expect(await ask(people.store.origin, 'GET', '/frontend/profile', token)).toBe(401)
    const guess = (origin: string) =>
      ask(origin, 'POST', '/frontend/login', undefined, { email: UNKNOWN, password: 'guess' })
    for (let tries = 0; tries < 10; tries += 1)
      expect(await guess(tries % 2 === 0 ? second.origin : people.store.origin)).toBe(401)
    await goOnGuessing()
    expect(await guess(second.origin)).toBe(401)
    expect([await guess(second.origin), await guess(people.store.origin)]).toEqual([429, 429])
  } finally {
    await second.close()
  }
})

test('failed logins are stored without emails and IP addresses', async () => {
  await logIn(UNKNOWN, 'guess')
  const kept = await people.sql('select key from login_delay')
  expect(kept.length).toBe(3)
  expect(JSON.stringify(kept)).not.toMatch(/nobody|127\.0\.0\.1/)
})

test('wrong passwords at other logins and wrong temporary passwords count too', async () => {
  for (let guess = 0; guess < 3; guess += 1) {
    await logIn(KNOWN, 'guess', '/wholesale/login')
    await logIn(KNOWN, 'guess', '/management/login')
    await people.ask('POST', '/wholesale/recover-password', {
      body: { email: KNOWN, temporary_password: 'guess', password: 'warm wool 7' },
    })
  }
  expect(await mostFailures()).toBe(9)
})

test('known and unknown emails get identical responses', async () => {
  const [known, unknown] = [await logIn(KNOWN, 'guess'), await logIn(UNKNOWN, 'guess')]
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  const [asked, strange] = [await reset(KNOWN), await reset(UNKNOWN)]
  expect([strange.status, strange.text]).toEqual([asked.status, asked.text])
})

const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

async function timed(call: () => Promise<unknown>): Promise<number> {
  await people.sql('delete from login_delay')
  const start = performance.now()
  await call()
  return performance.now() - start
}

const PAIRS = process.env['SHYRDAK_TRIALS'] === 'full' ? 500 : 40

test.each([
  ['a login', (email: string) => logIn(email, 'guess')],
  ['a wish for a password', reset],
])('the response time of %s does not tell whether the email is known', async (_what, call) => {
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const ask = {
      known: async () => known.push(await timed(() => call(KNOWN))),
      unknown: async () => unknown.push(await timed(() => call(`nobody-${pair}@example.com`))),
    }
    // Alternating, so that load on the machine affects both.
    for (const who of pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const))
      await ask[who]()
  }
  const ratio = median(known) / median(unknown)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})
