import { createHash } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { familiarAddress, loginDelay } from './tables.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { emailKey } from '#platform/session/email-key.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { HOUR_MS } from '#platform/time.ts'

const KNOWN_ADDRESS_MS = 90 * 24 * HOUR_MS

interface Measure {
  /** Failures before the first delay. */
  free: number
  /** Delays double from one second up to this many. */
  longest: number
}

/**
 * Limits per IP address and account; per account for all unfamiliar IP addresses; per IP address for all
 * accounts it is unfamiliar to.
 */
const PAIR: Measure = { free: 10, longest: 3_600 }
const ACCOUNT: Measure = { free: 20, longest: 300 }
const ADDRESS: Measure = { free: 40, longest: 600 }
/**
 * The number of failures per IP address that count towards an account's limit: four addresses must guess
 * before any other has to wait.
 */
const SHARE = 5
/** Milliseconds after the last failure until all are forgotten. */
const ATTEMPTS_LIFETIME_MS = 24 * HOUR_MS

const keyOf = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

export interface Attempt {
  email: string
  ip: string
}

/** A counted attempt, and whether it counts only per account and IP address. */
export interface CountedAttempt extends Attempt {
  isAlone: boolean
}

const keysOf = ({ email, ip }: Attempt) => {
  const who = emailKey(email)
  const from = normalizeIP(ip)
  return {
    pair: keyOf('pair', who, from),
    account: keyOf('account', who),
    address: keyOf('address', from),
    familiar: keyOf('familiar', who, from),
  }
}

/** What is tried: a password, or an emailed secret, which cannot be guessed. */
type Tried = 'password' | 'mailed secret'

/**
 * Counts an attempt before it is checked, so that concurrent guesses are counted too. Known and unknown
 * emails are treated alike. From an IP address where the account has logged in before, only failures from
 * that address delay it. From other addresses strangers can delay it by at most five minutes, and not at all
 * with an emailed secret.
 * @throws RATE_LIMITED with the seconds to wait
 */
export async function countAttempt(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  attempt: Attempt,
  tried: Tried = 'password',
): Promise<CountedAttempt> {
  const keys = keysOf(attempt)
  const now = clock()
  return transaction(db, async (tx) => {
    const isAlone = tried === 'mailed secret' || (await isFamiliar(tx, keys.familiar, now))
    // The rows are always locked in this order, the IP address first and the account last, which prevents
    // deadlocks.
    if (!isAlone) await countFailure(tx, { key: keys.address, measure: ADDRESS, now })
    const failures = await countFailure(tx, { key: keys.pair, measure: PAIR, now })
    if (!isAlone)
      await countFailure(tx, { key: keys.account, measure: ACCOUNT, now, isShareUsed: failures > SHARE })
    return { ...attempt, isAlone }
  })
}

const isFamiliar = async (tx: Transaction, key: string, now: Date): Promise<boolean> =>
  (await tx.$count(
    familiarAddress,
    sql`${familiarAddress.key} = ${key} and ${familiarAddress.forgottenAt} > ${now}`,
  )) > 0

interface Counting {
  key: string
  measure: Measure
  now: Date
  /**
   * Whether this IP address has used up its share of the account's free failures. Delays still apply to it.
   */
  isShareUsed?: boolean
}

/** Counts one more failure and returns the total. */
async function countFailure(
  tx: Transaction,
  { key, measure: { free, longest }, now, isShareUsed = false }: Counting,
): Promise<number> {
  const forgottenAt = new Date(now.getTime() + ATTEMPTS_LIFETIME_MS)
  const more = isShareUsed ? sql`case when ${loginDelay.failures} < ${free} then 0 else 1 end` : sql`1`
  const failures = sql`case when ${loginDelay.forgottenAt} <= ${now} then 1 else ${loginDelay.failures} + ${more} end`
  const wait = sql`least(${longest}, power(2, least(${failures} - ${free} - 1, 20)))`
  // Free failures do not change `opensAt`: concurrent attempts must not see each other's time as a delay.
  const opensAt = sql`case when ${failures} <= ${free} then ${loginDelay.opensAt}
    else ${now}::timestamptz + make_interval(secs => ${wait}) end`
  const [counted] = await tx
    .insert(loginDelay)
    .values({ key, failures: 1, opensAt: new Date(0), forgottenAt })
    .onConflictDoUpdate({
      target: loginDelay.key,
      set: { failures, opensAt, forgottenAt },
      setWhere: sql`${loginDelay.opensAt} <= ${now}`,
    })
    .returning({ failures: loginDelay.failures })
  if (counted) return counted.failures
  const [blocked] = await tx
    .select({ opensAt: loginDelay.opensAt })
    .from(loginDelay)
    .where(sql`${loginDelay.key} = ${key}`)
  const seconds = Math.ceil(((blocked?.opensAt ?? now).getTime() - now.getTime()) / 1000)
  throw refuse('RATE_LIMITED', {
    message: 'Too many attempts. Please wait a little and try again.',
    retryAfter: Math.max(1, seconds),
  })
}

/**
 * Forgets the failures of the IP address at the account after a success, and marks the address as familiar.
 */
export async function forgetFailures(
  tx: Transaction,
  attempt: CountedAttempt,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  const keys = keysOf(attempt)
  const takeBack = (key: string) =>
    tx
      .update(loginDelay)
      .set({ failures: sql`greatest(0, ${loginDelay.failures} - 1)` })
      .where(eq(loginDelay.key, key))
  // Takes back only this attempt. Failures of others from this address or at this account still count.
  if (!attempt.isAlone) await takeBack(keys.address)
  await tx.delete(loginDelay).where(eq(loginDelay.key, keys.pair))
  if (!attempt.isAlone) await takeBack(keys.account)
  const forgottenAt = new Date(now.getTime() + KNOWN_ADDRESS_MS)
  await tx
    .insert(familiarAddress)
    .values({ key: keys.familiar, accountId, forgottenAt })
    .onConflictDoUpdate({ target: familiarAddress.key, set: { accountId, forgottenAt } })
}
