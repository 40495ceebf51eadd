import { causeOf } from '../error-cause.ts'
import { listen } from '../open-postgres/listen.ts'
import type { OpenedDatabase, OpenLog } from '../open-postgres/opened-database.ts'
import { REVISION_CHANNEL, type Revision } from './revision.ts'
import { statement } from './statement.ts'

const READ = 'select revision from content_revision'

/** Reads the revision once, then follows every change; after a lost connection it is read again. */
export async function followRevision(
  opened: OpenedDatabase,
  log: OpenLog,
): Promise<Revision & { stop(): Promise<void> }> {
  let current = 0
  const readAgain = async () => {
    const [row] = await statement<{ revision: string }>({ $client: opened.pool }, READ, [])
    current = Math.max(current, Number(row?.revision ?? 0))
  }
  const onNotification = (payload: string) => {
    current = Math.max(current, Number(payload) || 0)
  }
  const onGap = () =>
    void readAgain().catch((error: unknown) =>
      log.error({ err: error }, `content revision: read failed: ${causeOf(error)}`),
    )
  const listening = await listen(opened, REVISION_CHANNEL, onNotification, { log, onGap })
  await readAgain()
  return { current: () => current, refresh: readAgain, stop: () => listening.stop() }
}
