import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import type { QueryResultRow } from 'pg'
import type { PgBoss } from 'pg-boss'
import { causeOf } from '../error-cause.ts'
import { refuse } from '../refusal.ts'
import type { Database, Transaction } from '../sql/database.ts'
import { statement } from '../sql/statement.ts'
import { insertionsOf } from './insertions.ts'
import type { Change, Job, Jobs, QueuedJob } from './job.ts'

export interface JobQueue<Context> extends Jobs {
  /** Starts working on queued jobs, in every process that calls it. Waits for an unreachable database. */
  work(context: Context): Promise<void>
  /** Takes no more jobs; running ones continue, and more can be added. */
  rest(): void
  /** Takes no more jobs and waits briefly for running ones to end. */
  stop(): Promise<void>
}

/** Retried after seconds, then minutes, then hourly for two days: a mail server may be down for a night. */
const QUEUE = {
  retryLimit: 56,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  // The claim is on the whole batch and renewed while this process works on it, however slow a bank or mail
  // server is; a job of a process that died is taken by another one after this time.
  heartbeatSeconds: 60,
  // Ends work that never does: the signal aborts what has not begun, and the batch is taken again.
  expireInSeconds: 900,
}
/** Milliseconds that running jobs have to end. */
const STOP_TIMEOUT_MS = 3_000
/** Milliseconds until the queue is reopened after the database was unreachable. */
const RESTART_PAUSE_MS = 1_000
/** Milliseconds in which the failures of all queues are logged once. */
const QUIET_MS = 10_000
/** The name of the queue of a job, or of one of its destinations. */
const queueOf = ({ name, destination }: Pick<QueuedJob, 'name' | 'destination'>): string =>
  destination === undefined ? name : `${name}.${destination}`

/** All queues of a job; the first is for jobs queued without a destination. */
const queuesOf = ({ name, destinations }: Pick<Job<never, never>, 'name' | 'destinations'>): string[] => [
  name,
  ...destinations.map((destination) => queueOf({ name, destination })),
]

const NO_JOB = '00000000-0000-4000-8000-000000000000'

/** The queue in this database. It opens on first use, so that startup does not wait for it. */
export function jobQueue<Context extends { log: FastifyBaseLogger }>(
  db: Database,
  log: FastifyBaseLogger,
  jobs: readonly Job<never, Context>[],
): JobQueue<Context> {
  let started: Promise<PgBoss> | undefined
  let stopping: Promise<void> | undefined
  let isStopped = false
  let isResting = false
  const ready = async () => {
    // Jobs that end while the queue stops may still add others: an email that was sent is recorded with them.
    if (isStopped || (stopping && !started))
      throw refuse('UNAVAILABLE', { message: '503 Service Unavailable: shutting down', retryAfter: 5 })
    started ??= openQueue(db, log, jobs).catch((error: unknown) => {
      started = undefined
      throw error
    })
    return started
  }

  async function addAll(tx: Transaction, added: readonly QueuedJob[]): Promise<void> {
    const boss = await ready()
    for (const { text, jobs: json } of await insertionsOf(boss, Map.groupBy(added, queueOf)))
      await statement(tx, text, [json])
  }

  async function addWith<Row extends QueryResultRow>(
    db: Database,
    { expressions, answer, values }: Change,
    added: readonly QueuedJob[],
  ): Promise<Row[]> {
    const insertions = await insertionsOf(await ready(), Map.groupBy(added, queueOf))
    const parts = insertions.map(({ text }, index) => {
      const given = `(select $${values.length + index + 1}::text from made)`
      return `job_${index} as (${text.replace('$1', given)})`
    })
    const all = [...values, ...insertions.map(({ jobs: json }) => json)]
    return statement<Row>(db, `with ${[expressions, ...parts].join(',\n')} ${answer}`, all)
  }

  async function stop(): Promise<void> {
    const boss = await started?.catch(() => undefined)
    await boss?.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false })
    isStopped = true
  }

  return {
    async ready() {
      await ready()
    },
    add: (tx, { name }, payload, options) => addAll(tx, [{ name, payload, ...options }]),
    addAll,
    addWith,
    async addOnce({ name }, payload, { everySeconds }) {
      await (await ready()).send(name, payload, { singletonSeconds: everySeconds })
    },
    async work(context) {
      const waiting = new Set(jobs)
      while (waiting.size > 0 && !isResting)
        try {
          const boss = await ready()
          for (const job of waiting) {
            if (isResting) return
            await workOn(boss, job, context)
            waiting.delete(job)
          }
        } catch (error) {
          if (isResting) return
          log.error({ err: error }, `job queue start failed: ${causeOf(error)}; it will be retried`)
          await pause(RESTART_PAUSE_MS)
        }
    },
    rest() {
      if (isResting) return
      isResting = true
      void started?.then(
        (boss) => Promise.all(jobs.flatMap(queuesOf).map((queue) => boss.offWork(queue, { wait: false }))),
        () => undefined, // it never opened, so nothing is taken
      )
    },
    async stop() {
      isResting = true
      await (stopping ??= stop())
    },
  }
}

/** How pg-boss reaches the database. */
const executorOver = (db: Database | Transaction, options: { isPrepared: boolean }) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: await statement(db, text, values, options),
  }),
})

const matches = (found: object | null, wanted: object): boolean =>
  found !== null && isDeepStrictEqual({ ...found, ...wanted }, found)

/** Imports pg-boss lazily: the first page does not wait for it. */
async function openQueue(
  db: Database,
  log: FastifyBaseLogger,
  jobs: readonly Pick<Job<never, never>, 'name' | 'destinations'>[],
): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    // Not prepared: another version of pg-boss may alter its tables while this process runs.
    db: executorOver(db, { isPrepared: false }),
    backend: 'postgres',
    schedule: false,
    monitorVacuum: false,
  })
  // While the database is unreachable every queue reports it every second.
  let quietUntil = 0
  boss.on('error', (err) => {
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + QUIET_MS
    log.error({ err }, `job queue failed: ${causeOf(err)}`)
  })
  await boss.start()
  for (const name of jobs.flatMap(queuesOf)) {
    await boss.createQueue(name, QUEUE)
    // pg-boss does not change the options of an existing queue.
    if (!matches(await boss.getQueue(name), QUEUE)) await boss.updateQueue(name, QUEUE)
    // Caches the queue in this process: adding a job in a transaction must not need a second connection.
    await boss.findJobs(name, { id: NO_JOB })
  }
  return boss
}

/** Works on batches, separately for each destination. A failing job does not fail the others of its batch. */
async function workOn<Context extends { log: FastifyBaseLogger }>(
  boss: PgBoss,
  job: Job<never, Context>,
  context: Context,
): Promise<void> {
  const { name, pollSeconds, concurrency, work } = job
  const options = {
    pollingIntervalSeconds: pollSeconds,
    batchSize: concurrency,
    burstWhenBatchFull: true,
    perJobResults: true,
    includeMetadata: true,
  } as const
  for (const queue of queuesOf(job))
    await boss.work(queue, options, (batch) =>
      Promise.all(
        batch.map(async ({ id, data, signal, retryCount, retryLimit }) => {
          try {
            // `add` pairs each job with its payload type; only the queue loses the type.
            await work(context, data as never, id, signal)
            return { id, status: 'completed' as const }
          } catch (error) {
            context.log.error(
              { err: error, job: name, id },
              `job ${name} failed: ${causeOf(error)}; ${retryCount < retryLimit ? 'it will be retried' : `it was tried ${retryCount + 1} times and is given up`} (job ${id})`,
            )
            return { id, status: 'failed' as const, output: { message: String(error) } }
          }
        }),
      ),
    )
}
