import type { PgBoss } from 'pg-boss'
import type { QueuedJob } from './job.ts'

/** With which pg-boss adds jobs to one queue: an insert whose `$1` is the jobs as JSON; where that is null, it adds none. */
export interface Insertion {
  text: string
  jobs: string
}

/** What pg-boss would send to add jobs, by their queues. It is written down, not sent, so that it can be part of a statement. */
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
