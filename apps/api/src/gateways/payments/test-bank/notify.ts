import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Faults } from './faults.ts'
import type { Session } from './sessions.ts'
import { sign, SIGNATURE_HEADER } from './signature.ts'

/** Sends one notification and says the status of the answer. */
export type Deliver = (raw: string, headers: Record<string, string>) => Promise<number>

/** Milliseconds before each try. Afterwards the merchant must ask. */
const TRIES = [0, 1_000, 5_000, 30_000]
const LATE = 1_500

interface Notifying {
  deliver: Deliver
  key: string | Buffer
  clock: () => Date
  faults: Faults
  log: FastifyBaseLogger
  signal?: AbortSignal
}

/** Tells the merchant what became of a payment, as often as it takes within half a minute. */
export async function sendNotification(
  session: Session,
  { deliver, key, clock, faults, log, signal }: Notifying,
): Promise<void> {
  if (faults.notification === 'lose') return
  const raw = JSON.stringify({
    event_id: `${session.id}:${session.state}`,
    provider: session.provider,
    session_id: session.id,
    state: session.state,
  })
  const send = () => deliver(raw, { [SIGNATURE_HEADER]: sign(key, raw, clock()) })
  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { ref: false, ...(signal && { signal }) })
  try {
    if (faults.notification === 'late') await wait(LATE)
    if (faults.notification === 'ten-times') await Promise.all(Array.from({ length: 10 }, send))
    for (const milliseconds of TRIES) {
      await wait(milliseconds)
      const status = await send()
      if (status >= 200 && status < 300) return
    }
    log.warn({ session: session.id }, 'the test bank could not deliver a notification')
  } catch (error) {
    if (!signal?.aborted) log.warn({ err: error, session: session.id }, 'the test bank could not notify')
  }
}
