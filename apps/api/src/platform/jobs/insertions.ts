import type { PgBoss } from 'pg-boss'
import type { QueuedJob } from './job.ts'

/** A pg-boss insert that adds jobs to one queue: `$1` is the jobs as JSON; null adds none. */
export interface Insertion {
  text: string
  jobs: string
}

/** Captures the SQL pg-boss would send to add jobs, per queue, to become part of another statement. */
export async function insertionsOf(
  boss: Pick<PgBoss, 'insert'>,
  queues: ReadonlyMap<string, readonly QueuedJob[]>,
): Promise<Insertion[]> {
  const insertions: Insertion[] = []
  const db = {
    executeSql: async (text: string, [jobs]: unknown[] = []) => {
      insertions.push({ text, jobs: String(jobs) })
      return { rows: [] }
    },
  }
  for (const [queue, jobs] of queues) {
    const added = jobs.map(({ payload, after }) => ({ data: payload, ...(after && { startAfter: after }) }))
    await boss.insert(queue, added, { db })
  }
  return insertions
}
