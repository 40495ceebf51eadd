import type { FastifyBaseLogger } from 'fastify'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { refuse } from '../refusal.ts'
import type { AppContext } from '../app-context.ts'
import { runStatement } from '../orders/run-statement.ts'
import { JOB_WORK } from './job-work.ts'
import type { JobName, Jobs } from './jobs.ts'
import { startSweeps } from './sweeps.ts'

export interface JobQueue extends Jobs {
  /** Begins to do what is queued, here and in every process that calls it. */
  work(context: AppContext): Promise<void>
  /** Lets running jobs end, for a moment, and takes no more. */
  stop(): Promise<void>
}

const NAMES = Object.keys(JOB_WORK) as JobName[] // keys() forgets that the table is by job name
const QUEUE = { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600, expireInSeconds: 120 }
/** A person waits for a letter; the rest is due at a minute, not at a second. */
const SECONDS_BETWEEN_LOOKS: Record<JobName, number> = {
  'account-email': 1,
  'password-email': 1,
  'order-email': 1,
  'review-email': 1,
  'application-email': 1,
  'subscription-confirmation': 1,
  'notify-subscribers': 1,
  'back-in-stock-email': 1,
  'order-expiry': 5,
  'payment-check': 5,
  'exchange-rates': 30,
}
const SECONDS_BETWEEN_RATES = 4 * 3_600
const PATIENCE = 3_000

/** The queue of this database. It is made ready when first needed, so that a start does not wait for it. */
export function startJobs(db: Database, log: FastifyBaseLogger): JobQueue {
  let started: Promise<PgBoss> | undefined
  let isStopped = false
  let stopSweeps = () => {}
  const ready = async () => {
    if (isStopped) throw refuse('UNAVAILABLE', { message: 'The store is closing.', retryAfter: 5 })
    started ??= openQueue(db, log).catch((error: unknown) => {
      started = undefined
      throw error
    })
    return started
  }
  return {
    async ready() {
      await ready()
    },
    async add(tx, name, payload, { after } = {}) {
      const { text, value } = await insertOf(await ready(), { name, payload, after })
      await runStatement(tx, text, [value])
    },
    async addAll(tx, jobs) {
      const boss = await ready()
      const inserts = await Promise.all(jobs.map((job) => insertOf(boss, job)))
      const text = inserts
        .map((insert, index) => `job_${index} as (${insert.text.replace('$1', `$${index + 1}`)})`)
        .join(', ')
      const values = inserts.map(({ value }) => value)
      await runStatement(tx, `with ${text} select`, values)
    },
    async work(context) {
      const boss = await ready()
      for (const name of NAMES) if (!isStopped) await workOn(boss, name, context)
      if (isStopped) return
      stopSweeps = startSweeps(context, () =>
        // However many processes ask, the slot is taken once.
        boss.send('exchange-rates', {}, { singletonSeconds: SECONDS_BETWEEN_RATES }),
      )
    },
    async stop() {
      if (isStopped) return
      isStopped = true
      stopSweeps()
      const boss = await started?.catch(() => undefined)
      await boss?.stop({ graceful: true, timeout: PATIENCE, close: false })
    },
  }
}

interface QueuedJob {
  name: JobName
  payload: object
  after?: Date | undefined
}

/** What the queue would write for a job: kept until all jobs of a change can go together. */
async function insertOf(boss: PgBoss, { name, payload, after }: QueuedJob) {
  const written: { text: string; value: unknown }[] = []
  await boss.send(name, payload, {
    ...(after && { startAfter: after }),
    db: {
      executeSql: async (text, [value] = []) => {
        written.push({ text, value })
        return { rows: [{ id: name }] }
      },
    },
  })
  const [insert, ...more] = written
  if (!insert || more.length > 0) throw new Error(`The queue wants more than one statement for ${name}.`)
  return insert
}

/** The library is read here, not with the store: the first page does not wait for it. */
async function openQueue(db: Database, log: FastifyBaseLogger): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.$client.query(text, values) },
    backend: 'postgres',
    schedule: false,
    monitorVacuum: false,
  })
  boss.on('error', (err) => log.error({ err }, 'the job queue met an error'))
  await boss.start()
  for (const name of NAMES) {
    await boss.createQueue(name, QUEUE)
    // Remembers the queue in this process: a send inside a transaction must not ask for a second connection.
    await boss.findJobs(name, { id: '00000000-0000-4000-8000-000000000000' })
  }
  return boss
}

async function workOn(boss: PgBoss, name: JobName, context: AppContext): Promise<void> {
  // `add` pairs each name with its payload; the queue only forgets the type on the way.
  const work = JOB_WORK[name] as (context: AppContext, payload: unknown) => Promise<void>
  await boss.work(name, { pollingIntervalSeconds: SECONDS_BETWEEN_LOOKS[name] }, async (jobs) => {
    for (const { id, data } of jobs) {
      try {
        await work(context, data)
      } catch (error) {
        context.log.error({ err: error, job: name, id }, 'a job failed; it will be tried again')
        throw error
      }
    }
  })
}
