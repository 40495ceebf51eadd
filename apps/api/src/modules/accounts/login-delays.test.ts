import { transaction } from '#platform/sql/transaction.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Refusal } from '#platform/refusal.ts'
import { mintSession } from '#testing/mint-session.ts'
import { countAttempt, forgetFailures } from './login-delays.ts'
import { openAuthTestApp, type AuthTestApp } from '#testing/auth-test-app.ts'
import { HOUR_MS } from '#platform/time.ts'

/** Guesses in an hour; `SHYRDAK_TRIALS=full` sends as many as a patient attacker would. */
const GUESSES = process.env['SHYRDAK_TRIALS'] === 'full' ? 10_000 : 400
const email = 'shopper@example.kg'

let app: AuthTestApp
beforeEach(async () => {
  app = await openAuthTestApp()
})
afterEach(() => app.close())

/** The seconds to wait; 0 for an accepted attempt. */
const attempt = (ip: string, who = email, tried?: Parameters<typeof countAttempt>[2]): Promise<number> =>
  countAttempt(app.context, { email: who, ip }, tried).then(
    () => 0,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'RATE_LIMITED')
        return error.details.retryAfter ?? Number.NaN
      throw error
    },
  )

/** Counts how many guesses, spread over an hour, are accepted. */
async function judgedInAnHour(guesses: number, addressOf: (guess: number) => string, who = () => email) {
  let judged = 0
  for (let guess = 0; guess < guesses; guess += 1) {
    if ((await attempt(addressOf(guess), who())) === 0) judged += 1
    app.pass(HOUR_MS / guesses)
  }
  return judged
}

async function enteredFrom(ip: string): Promise<void> {
  const { accountId } = await mintSession(app.context.db, { market: 'frontend', email })
  await transaction(app.context.db, (tx) =>
    forgetFailures(tx, { email, ip, isAlone: true }, { accountId, now: app.context.clock() }),
  )
}

test('of many guesses from one address at most thirty an hour are checked', async () => {
  expect(await judgedInAnHour(GUESSES, () => '203.0.113.7')).toBeLessThanOrEqual(30)
})

test('of many guesses from two hundred addresses at most sixty an hour are checked', async () => {
  expect(await judgedInAnHour(GUESSES, (guess) => `198.51.100.${guess % 200}`)).toBeLessThanOrEqual(60)
})

test('addresses of one IPv6 network count as one', async () => {
  const judged = await judgedInAnHour(GUESSES, (guess) => `2001:db8::${guess.toString(16)}`)
  expect(judged).toBeLessThanOrEqual(30)
})

test('an address that tries many accounts is slowed down too', async () => {
  let account = 0
  const judged = await judgedInAnHour(
    GUESSES,
    () => '203.0.113.7',
    () => `person-${(account += 1)}@example.kg`,
  )
  expect(judged).toBeLessThanOrEqual(80)
})

test('a person can still log in from their usual address while others guess from everywhere', async () => {
  await enteredFrom('192.0.2.1')
  await judgedInAnHour(GUESSES, (guess) => `198.51.100.${guess % 200}`)
  expect(await attempt('198.51.100.250')).toBeGreaterThan(0)
  expect(await attempt('192.0.2.1')).toBe(0)
  // A typing mistake, then the right password.
  expect(await attempt('192.0.2.1')).toBe(0)
})

test('ten wrong guesses from elsewhere do not delay a person at a new address', async () => {
  for (let guess = 0; guess < 10; guess += 1) await attempt('203.0.113.7')
  expect(await attempt('192.0.2.1')).toBe(0)
  for (let guess = 0; guess < 9; guess += 1) await attempt(`198.51.100.${guess}`)
  expect(await attempt('192.0.2.2')).toBe(0)
})

test('one address cannot use up the attempts of an account, however long it guesses', async () => {
  for (let hour = 0; hour < 12; hour += 1) await judgedInAnHour(20, () => '203.0.113.7')
  expect(await attempt('192.0.2.1')).toBe(0)
})

test('guesses from ever new addresses are limited, and delay a person at a new address by at most five minutes', async () => {
  let place = 0
  const judged = await judgedInAnHour(
    GUESSES,
    () => `198.51.${Math.floor((place += 1) / 250)}.${place % 250}`,
  )
  expect(judged).toBeLessThanOrEqual(60)
  const wait = await attempt('192.0.2.1')
  expect(wait).toBeLessThanOrEqual(300)
  app.pass(wait * 1_000)
  expect(await attempt('192.0.2.1')).toBe(0)
})

test('an emailed secret is not delayed by the guesses of others, but guessing it is limited too', async () => {
  await judgedInAnHour(GUESSES, (guess) => `198.51.100.${guess % 200}`)
  expect(await attempt('192.0.2.1')).toBeGreaterThan(0)
  expect(await attempt('192.0.2.1', email, 'mailed secret')).toBe(0)
  for (let guess = 0; guess < 10; guess += 1) await attempt('192.0.2.1', email, 'mailed secret')
  expect(await attempt('192.0.2.1', email, 'mailed secret')).toBeGreaterThan(0)
})

test('a person who logged in from an office before is not delayed by guesses made there', async () => {
  await enteredFrom('192.0.2.1')
  let account = 0
  await judgedInAnHour(
    GUESSES,
    () => '192.0.2.1',
    () => `person-${(account += 1)}@example.kg`,
  )
  expect(await attempt('192.0.2.1', 'another@example.kg')).toBeGreaterThan(0)
  expect(await attempt('192.0.2.1')).toBe(0)
})

test('guesses from an address where the person has logged in are limited like any others', async () => {
  await enteredFrom('192.0.2.1')
  expect(await judgedInAnHour(GUESSES, () => '192.0.2.1')).toBeLessThanOrEqual(30)
})

test('a login gives strangers at other addresses no new guesses', async () => {
  await judgedInAnHour(GUESSES, (guess) => `198.51.100.${guess % 200}`)
  await enteredFrom('192.0.2.1')
  expect(await attempt('198.51.100.250')).toBeGreaterThan(0)
})

test('waits double, end on time, and do not grow by retries meanwhile', async () => {
  for (let free = 0; free < 10; free += 1) expect(await attempt('203.0.113.7')).toBe(0)
  const waits: number[] = []
  for (let round = 0; round < 5; round += 1) {
    expect(await attempt('203.0.113.7')).toBe(0)
    const wait = await attempt('203.0.113.7')
    expect(await attempt('203.0.113.7')).toBeLessThanOrEqual(wait)
    waits.push(wait)
    app.pass(wait * 1_000)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16])
})

test('a known and an unknown email are delayed alike', async () => {
  await mintSession(app.context.db, { market: 'frontend', email })
  for (let guess = 0; guess < 14; guess += 1)
    expect(await attempt('203.0.113.7')).toBe(await attempt('203.0.113.8', 'nobody@example.kg'))
})

test('a hundred guesses sent at once get no more attempts than guesses in sequence', async () => {
  const waits = await Promise.all(Array.from({ length: 100 }, () => attempt('203.0.113.7')))
  expect(waits.filter((wait) => wait === 0).length).toBeLessThanOrEqual(11)
})

test('a person who logs in several times at once is not delayed afterwards', async () => {
  const { accountId } = await mintSession(app.context.db, { market: 'frontend', email })
  const comeIn = async (ip: string) => {
    for (let time = 0; time < 6; time += 1) {
      const counted = await countAttempt(app.context, { email, ip })
      await transaction(app.context.db, (tx) =>
        forgetFailures(tx, counted, { accountId, now: app.context.clock() }),
      )
    }
  }
  // The lock order of the rows depends on the address: some of these produce the unlucky one.
  for (let place = 0; place < 6; place += 1)
    await Promise.all(Array.from({ length: 6 }, () => comeIn(`203.0.113.${place}`)))
  expect(await attempt('203.0.113.0')).toBe(0)
})

test('concurrent logins that all succeed leave no failures behind', async () => {
  const { accountId } = await mintSession(app.context.db, { market: 'frontend', email })
  for (let place = 0; place < 8; place += 1) {
    const ip = `203.0.113.${place}`
    const counted = await Promise.all(
      Array.from({ length: 5 }, () => countAttempt(app.context, { email, ip })),
    )
    for (const one of counted)
      await transaction(app.context.db, (tx) =>
        forgetFailures(tx, one, { accountId, now: app.context.clock() }),
      )
  }
  expect(await attempt('192.0.2.1')).toBe(0)
})

test('a successful login resets the count of failures', async () => {
  for (let guess = 0; guess < 9; guess += 1) await attempt('203.0.113.7')
  await enteredFrom('203.0.113.7')
  for (let guess = 0; guess < 10; guess += 1) expect(await attempt('203.0.113.7')).toBe(0)
})
