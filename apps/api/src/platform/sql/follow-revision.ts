import { causeOf } from '../error-cause.ts'
import { listen, type OpenedDatabase, type OpenLog } from '../open-postgres/index.ts'
import { EVERYTHING, REVISION_CHANNEL, type Revision, type Tag } from './revision.ts'
import { statement } from './statement.ts'

const READ = 'select revision from content_revision'

/** Reads the revision and the tags changed since another one, in one snapshot. */
const READ_SINCE = `
  select r.revision, t.tag, t.revision as changed
  from content_revision r left join tag_revision t on t.revision > $1`

/** Reads the revision once, then follows every change; missed changes are read from the database. */
export async function followRevision(
  opened: OpenedDatabase,
  log: OpenLog,
): Promise<Revision & { stop(): Promise<void> }> {
  const database = { $client: opened.pool }
  const changes = new Map<Tag, number>()
  let known = 0

  const changed = (tag: Tag, revision: number) => changes.set(tag, Math.max(changes.get(tag) ?? 0, revision))

  async function readMissed(): Promise<void> {
    type Row = { revision: string; tag: Tag | null; changed: string | null }
    const rows = await statement<Row>(database, READ_SINCE, [known])
    for (const { tag, changed: at } of rows) if (tag !== null) changed(tag, Number(at))
    const newest = Number(rows[0]?.revision ?? 0)
    // A process of an earlier version, still running during a deploy, writes no tags.
    if (newest > known && !rows.some(({ changed: at }) => Number(at) === newest)) changed(EVERYTHING, newest)
    known = Math.max(known, newest)
  }

  const onGap = () =>
    void readMissed().catch((error: unknown) =>
      log.error({ err: error }, `content revision: read failed: ${causeOf(error)}`),
    )

  function onNotification(payload: string): void {
    const [revision = '', ...tags] = payload.trim().split(' ')
    const next = Number(revision)
    if (next <= known) return
    // Notifications arrive in order. If one was missed or had too many tags, the changes are read.
    if (next !== known + 1 || tags.length === 0) return onGap()
    for (const tag of tags) changed(tag, next)
    known = next
  }

  const listening = await listen(opened, REVISION_CHANNEL, onNotification, { log, onGap })
  const [first] = await statement<{ revision: string }>(database, READ, [])
  known = Math.max(known, Number(first?.revision ?? 0))
  return {
    current: (tags) =>
      tags === undefined || tags.includes(EVERYTHING)
        ? known
        : [EVERYTHING, ...tags].reduce((newest, tag) => Math.max(newest, changes.get(tag) ?? 0), 0),
    refresh: readMissed,
    stop: () => listening.stop(),
  }
}
