import { createHash } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/sql/database.ts'
import { familiarAddress, loginDelay } from './tables.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { emailKey } from '#platform/session/email-key.ts'
import { transaction } from '#platform/sql/transaction.ts'

const HOUR = 3_600_000
const FAMILIAR_FOR = 90 * 24 * HOUR

interface Measure {
  /** Tries before the first wait. */
  free: number
  /** Waits double from a second up to this many. */
  longest: number
}

/** One address at one account; all unfamiliar addresses at one account; one address at accounts it is unfamiliar to. */
const PAIR: Measure = { free: 10, longest: 3_600 }
const ACCOUNT: Measure = { free: 20, longest: 300 }
const ADDRESS: Measure = { free: 40, longest: 600 }
/** How many failures of one address an account's free tries are used up by: four addresses must guess before any other waits. */
const SHARE = 5
/** Failures are forgotten this long after the last one. */
const REMEMBERED = 24 * HOUR

const keyOf = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

export interface Attempt {
  email: string
  ip: string
}

/** A try that was counted, and whether by account and address together only. */
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

/** What is tried at an account: a password, or the secret of an email, which nobody guesses. */
type Tried = 'password' | 'mailed secret'

/**
 * Counts a try before it is judged, so that guesses sent at once are counted too. Known and unknown emails are
 * counted alike. At an address where its person was let in before, an account is slowed by nobody elsewhere and by
 * nobody else there; at any other by strangers for five minutes at most, and not at all with the secret of an email.
 * @throws RATE_LIMITED with the seconds to wait.
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
    // The address first and the account last, here and where failures are forgotten: two tries never wait for each other.
    if (!isAlone) await countFailure(tx, { key: keys.address, measure: ADDRESS, now })
    const failures = await countFailure(tx, { key: keys.pair, measure: PAIR, now })
    if (!isAlone)
      await countFailure(tx, { key: keys.account, measure: ACCOUNT, now, hadItsShare: failures > SHARE })
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
  /** Whether the free tries are no longer used up by this address; waits apply to it all the same. */
  hadItsShare?: boolean
}

/** Counts one failure more, and says how many there are. */
async function countFailure(
  tx: Transaction,
  { key, measure: { free, longest }, now, hadItsShare = false }: Counting,
): Promise<number> {
  const forgottenAt = new Date(now.getTime() + REMEMBERED)
  const more = hadItsShare ? sql`case when ${loginDelay.failures} < ${free} then 0 else 1 end` : sql`1`
  const failures = sql`case when ${loginDelay.forgottenAt} <= ${now} then 1 else ${loginDelay.failures} + ${more} end`
  const wait = sql`least(${longest}, power(2, least(${failures} - ${free} - 1, 20)))`
  // The first tries leave it alone: two at once must not take each other's moment for a wait.
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

/** After a try that succeeded: the address's failures at the account are forgotten, and it is one of its person's. */
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
  // What others failed at from there, or at the account, stays counted; only this try is taken back.
  if (!attempt.isAlone) await takeBack(keys.address)
  await tx.delete(loginDelay).where(eq(loginDelay.key, keys.pair))
  if (!attempt.isAlone) await takeBack(keys.account)
  const forgottenAt = new Date(now.getTime() + FAMILIAR_FOR)
  await tx
    .insert(familiarAddress)
    .values({ key: keys.familiar, accountId, forgottenAt })
    .onConflictDoUpdate({ target: familiarAddress.key, set: { accountId, forgottenAt } })
}
