import type { FastifyBaseLogger } from 'fastify'
import { listen } from './open/listen.ts'
import type { OpenedDatabase } from './open/open-database.ts'
import { REVISION_CHANNEL, type Revision } from './revision.ts'

/** Reads the revision once, then hears of every change; a lost connection is made good by reading again. */
export async function followRevision(
  opened: OpenedDatabase,
  log: FastifyBaseLogger,
): Promise<Revision & { stop(): Promise<void> }> {
  let current = 0
  const readAgain = async () => {
    const { rows } = await opened.pool.query<{ revision: string }>('select revision from content_revision')
    current = Math.max(current, Number(rows[0]?.revision ?? 0))
  }
  await readAgain()
  const stop = await listen(opened, REVISION_CHANNEL, {
    onPayload: (payload) => {
      current = Math.max(current, Number(payload) || 0)
    },
    onReconnect: readAgain,
    log,
  })
  return { current: () => current, stop }
}
