import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Notification } from './double.ts'
import type { Faults } from './faults.ts'
import { causeOf } from '#platform/error-cause.ts'

/** Sends one notification and returns the status of the response. */
export type Deliver = (notification: Notification) => Promise<number>

/** Milliseconds before each try. After the last one, the merchant has to fetch. */
const TRIES = [0, 1_000, 5_000, 30_000]
const LATE = 1_500

interface Notifying {
  deliver: Deliver
  faults: Faults
  log: Pick<FastifyBaseLogger, 'warn'>
  signal: AbortSignal
}

/** Notifies the merchant of a payment, with retries for about half a minute. */
export async function sendNotification(
  notification: Notification,
  { deliver, faults, log, signal }: Notifying,
): Promise<void> {
  if (faults.notification === 'lose') return
  const { path } = notification
  const wait = (milliseconds: number) => pause(milliseconds, undefined, { ref: false, signal })
  try {
    if (faults.notification === 'late' || faults.notification === 'reordered')
      await wait(faults.notification === 'late' ? LATE : Math.random() * LATE)
    if (faults.notification === 'forged') await deliver(forged(notification))
    const copies = faults.notification === 'ten-times' ? 10 : faults.notification === 'twice' ? 2 : 0
    await Promise.all(Array.from({ length: copies }, () => deliver(notification)))
    for (const milliseconds of TRIES) {
      await wait(milliseconds)
      const status = await deliver(notification)
      if (status >= 200 && status < 300) return
    }
    log.warn({ path }, `test bank: notification failed: not accepted after ${TRIES.length} tries (${path})`)
  } catch (error) {
    if (!signal.aborted)
      log.warn({ err: error, path }, `test bank: notification failed: ${causeOf(error)} (${path})`)
  }
}

/** A copy from an attacker: without the bank's secrets and from another address. */
const forged = ({ path, raw, headers }: Notification): Notification => ({
  path,
  raw: raw.replace(/(secret_hash":")[^"]*/, '$1guessed'),
  headers: { 'content-type': headers['content-type'] ?? 'application/json' },
  ip: '203.0.113.7',
})
