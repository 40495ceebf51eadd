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

/** One address at one account; all unfamiliar addresses at one account; one address at any accounts. */
const PAIR: Measure = { free: 10, longest: 3_600 }
const ACCOUNT: Measure = { free: 10, longest: 900 }
const ADDRESS: Measure = { free: 40, longest: 600 }
/** Failures are forgotten this long after the last one. */
const REMEMBERED = 24 * HOUR

const keyOf = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

export interface Attempt {
  email: string
  ip: string
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

/**
 * Counts a try before it is judged, so that guesses sent at once are counted too. Known and unknown emails are
 * counted alike. Where its person was let in before, an account is not slowed by strangers elsewhere.
 * @throws RATE_LIMITED with the seconds to wait.
 */
export async function countAttempt({ db, clock }: Pick<AppContext, 'db' | 'clock'>, attempt: Attempt) {
  const keys = keysOf(attempt)
  const now = clock()
  await transaction(db, async (tx) => {
    const familiar = await tx.$count(
      familiarAddress,
      sql`${familiarAddress.key} = ${keys.familiar} and ${familiarAddress.forgottenAt} > ${now}`,
    )
    const counted: [string, Measure][] = [
      [keys.address, ADDRESS],
      [keys.pair, PAIR],
      ...(familiar ? [] : [[keys.account, ACCOUNT] satisfies [string, Measure]]),
    ]
    // The address first, here and where failures are forgotten: two tries never wait for each other.
    for (const [key, measure] of counted) await countFailure(tx, key, measure, now)
  })
}

async function countFailure(tx: Transaction, key: string, { free, longest }: Measure, now: Date) {
  const forgottenAt = new Date(now.getTime() + REMEMBERED)
  const failures = sql`case when ${loginDelay.forgottenAt} <= ${now} then 1 else ${loginDelay.failures} + 1 end`
  const wait = sql`least(${longest}, power(2, least(${failures} - ${free} - 1, 20)))`
  // The first tries leave it alone: two at once must not take each other's moment for a wait.
  const opensAt = sql`case when ${failures} <= ${free} then ${loginDelay.opensAt}
    else ${now}::timestamptz + make_interval(secs => ${wait}) end`
  const counted = await tx
    .insert(loginDelay)
    .values({ key, failures: 1, opensAt: new Date(0), forgottenAt })
    .onConflictDoUpdate({
      target: loginDelay.key,
      set: { failures, opensAt, forgottenAt },
      setWhere: sql`${loginDelay.opensAt} <= ${now}`,
    })
    .returning({ key: loginDelay.key })
  if (counted.length === 1) return
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

/** After a try that succeeded: the account's failures are forgotten, and the address is one of its person's. */
export async function forgetFailures(
  tx: Transaction,
  attempt: Attempt,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  const keys = keysOf(attempt)
  // An address keeps what others failed at from there; only this try is taken back.
  await tx
    .update(loginDelay)
    .set({ failures: sql`greatest(0, ${loginDelay.failures} - 1)` })
    .where(eq(loginDelay.key, keys.address))
  for (const key of [keys.pair, keys.account]) await tx.delete(loginDelay).where(eq(loginDelay.key, key))
  const forgottenAt = new Date(now.getTime() + FAMILIAR_FOR)
  await tx
    .insert(familiarAddress)
    .values({ key: keys.familiar, accountId, forgottenAt })
    .onConflictDoUpdate({ target: familiarAddress.key, set: { accountId, forgottenAt } })
}
