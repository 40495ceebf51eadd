import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { createTestDatabase, dropTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import type { AppContext } from '../context.ts'
import { databaseOver } from '../sql/database.ts'
import { transaction } from '../sql/transaction.ts'
import { defineJob, queued, type Job } from './job.ts'
import { jobQueue, type JobQueue } from './queue.ts'

type Context = Pick<AppContext, 'log'>
const context: Context = { log: pino({ level: 'silent' }) }

const open: { database: TestDatabase; queue: JobQueue<Context> }[] = []
const inspectors: PgBoss[] = []
afterEach(async () => {
  for (const inspector of inspectors.splice(0)) await inspector.stop({ graceful: false })
  for (const { database, queue } of open.splice(0)) {
    await queue.stop()
    await dropTestDatabase(database)
  }
})

/** Queues the job once per payload, and works on it. */
async function workOff<Payload extends object>(
  job: Job<Payload, Context>,
  payloads: Payload[],
  destinationOf: (payload: Payload) => string | undefined = () => undefined,
  working = context,
) {
  const database = await createTestDatabase()
  const db = databaseOver(database.pool)
  const queue = jobQueue(db, working.log, [job])
  open.push({ database, queue })
  await queue.ready()
  await transaction(db, (tx) =>
    queue.addAll(
      tx,
      payloads.map((payload) => ({ ...queued(job, payload), destination: destinationOf(payload) })),
    ),
  )
  await queue.work(working)
  return db
}

const numbered = (count: number) => Array.from({ length: count }, (_, number) => ({ number }))

test('a queue runs up to its concurrency, and fetches the next batch at once', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  const job = defineJob<{ number: number }, Context>(
    'counted',
    async (_context, { number }) => {
      most = Math.max(most, (running += 1))
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      done.push(number)
    },
    // Longer than the test may take: only full batches let it finish.
    { pollSeconds: 600, concurrency: 8 },
  )
  await workOff(job, numbered(40))
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(40)
  expect(most).toBe(8)
  expect(new Set(done).size).toBe(40)
})

test('a failed job is retried alone, and the others of its batch are completed', async () => {
  const seen = new Map<number, number>()
  const job = defineJob<{ number: number }, Context>(
    'faulty',
    async (_context, { number }) => {
      const tries = (seen.get(number) ?? 0) + 1
      seen.set(number, tries)
      if (number === 2 && tries === 1) throw new Error('the mail server is away')
    },
    { pollSeconds: 1 },
  )
  const db = await workOff(job, numbered(5))
  const states = async () => {
    const { rows } = await db.$client.query<{ state: string; count: number }>(
      'select state, count(*)::int from pgboss.job group by state order by state',
    )
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  }
  await expect.poll(states, { timeout: 5_000 }).toEqual({ completed: 4, retry: 1 })
  expect([...seen.values()]).toEqual([1, 1, 1, 1, 1])
  await db.$client.query(`update pgboss.job set start_after = now() where state = 'retry'`)
  await expect.poll(states, { timeout: 10_000 }).toEqual({ completed: 5 })
  expect(seen.get(2)).toBe(2)
})

test('a failing job is retried for more than a day, and giving it up is logged as an error', async () => {
  const logged: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })
  const job = defineJob<{ number: number }, Context>(
    'patient',
    async () => {
      throw new Error('the mail server is away')
    },
    { pollSeconds: 1 },
  )
  const db = await workOff(job, numbered(1), undefined, { log })
  const state = async () => {
    const { rows } = await db.$client.query<{ state: string }>('select state from pgboss.job')
    return rows[0]?.state
  }
  /** Sets the retry count; polled, because a failed try is recorded a moment later. */
  const again = (tried: number) =>
    expect
      .poll(
        async () => {
          const text = `update pgboss.job set start_after = now(), retry_count = $1 where state = 'retry'`
          return (await db.$client.query(text, [tried])).rowCount
        },
        { timeout: 10_000 },
      )
      .toBe(1)
  // The first ten tries take an hour, each later one another hour.
  await again(10 + 24)
  await expect.poll(() => logged.length, { timeout: 10_000 }).toBe(2)
  expect(logged.join()).not.toContain('given up')
  const { rows } = await db.$client.query<{ limit: number }>('select retry_limit as limit from pgboss.job')
  await again((rows[0]?.limit ?? 0) - 1)
  await expect.poll(state, { timeout: 10_000 }).toBe('failed')
  expect(logged.at(-1)).toContain('is given up')
})

test('a queue made by an older version gets the current limits', async () => {
  const job = defineJob<{ number: number }, Context>('older', async () => undefined, { pollSeconds: 600 })
  const db = await workOff(job, [])
  const limits = async () => {
    const { rows } = await db.$client.query(
      `select retry_limit, expire_seconds, heartbeat_seconds from pgboss.queue where name = 'older'`,
    )
    return rows[0] as unknown
  }
  const ours = await limits()
  for (const older of ['retry_limit = 8', 'expire_seconds = 120', 'heartbeat_seconds = null']) {
    await db.$client.query(`update pgboss.queue set ${older} where name = 'older'`)
    const next = jobQueue(db, context.log, [job])
    await next.ready()
    await next.stop()
    expect(await limits()).toEqual(ours)
  }
})

/** A job at work, and what other processes make of it. */
async function atWork(heartbeatSeconds = 60) {
  const runs: (AbortSignal | undefined)[] = []
  let end = () => {}
  const job = defineJob<{ number: number }, Context>(
    'slow',
    async (_context, _payload, _id, signal) => {
      runs.push(signal)
      await new Promise<void>((resolve) => (end = resolve))
    },
    { pollSeconds: 1 },
  )
  const db = await workOff(job, [])
  await db.$client.query(`update pgboss.queue set heartbeat_seconds = $1 where name = 'slow'`, [
    heartbeatSeconds,
  ])
  await transaction(db, async (tx) => open.at(-1)?.queue.add(tx, job, { number: 1 }))
  await expect.poll(() => runs.length, { timeout: 10_000 }).toBe(1)
  const inspector = new PgBoss({
    db: { executeSql: async (text: string, values: unknown[] = []) => db.$client.query(text, values) },
    schedule: false,
    supervise: false,
  })
  inspectors.push(inspector)
  await inspector.start()
  return {
    runs,
    end: () => end(),
    /** Lets time pass for the job, as if it had been claimed, or last renewed, that long ago. */
    age: (column: 'started_on' | 'heartbeat_on', interval: string) =>
      db.$client.query(`update pgboss.job set ${column} = now() - $1::interval`, [interval]),
    /** The state after another process looked for jobs to take over. */
    inspected: async () => {
      await db.$client.query('update pgboss.queue set monitor_on = null')
      await inspector.supervise()
      const { rows } = await db.$client.query<{ state: string }>('select state from pgboss.job')
      return rows[0]?.state
    },
    /** The job as another process claims it. */
    takeOver: () =>
      db.$client.query('update pgboss.job set retry_count = retry_count + 1, heartbeat_on = now()'),
  }
}

test('a job that takes minutes is not run a second time meanwhile', async () => {
  const { end, age, inspected } = await atWork()
  await age('started_on', '14 minutes')
  expect(await inspected()).toBe('active')
  end()
  await expect.poll(inspected).toBe('completed')
})

test('a job that another process has claimed is told to stop', async () => {
  const { runs, end, takeOver } = await atWork(2)
  await takeOver()
  await expect.poll(() => runs[0]?.aborted, { timeout: 5_000 }).toBe(true)
  end()
})

test('a job of a process that died is run again after a minute', async () => {
  const { end, age, inspected } = await atWork()
  await age('heartbeat_on', '61 seconds')
  expect(await inspected()).toBe('retry')
  end()
})

test('a destination that does not respond delays only its own jobs, and gets a limited number at a time', async () => {
  let waiting = 0
  let most = 0
  const done: number[] = []
  let answer = () => {}
  const silence = new Promise<void>((resolve) => (answer = resolve))
  const job = defineJob<{ number: number }, Context>(
    'sent',
    async (_context, { number }) => {
      if (number % 2 === 0) {
        most = Math.max(most, (waiting += 1))
        await silence
      }
      done.push(number)
    },
    { pollSeconds: 1, concurrency: 3, destinations: ['silent', 'quick'] },
  )
  const destinationOf = (number: number) => (number % 2 === 0 ? 'silent' : 'quick')
  await workOff(job, numbered(40), ({ number }) => destinationOf(number))
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(20)
  expect(new Set(done.map(destinationOf))).toEqual(new Set(['quick']))
  expect(most).toBe(3)
  answer()
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(40)
})

test('a change and its jobs are written in one statement, or neither is', async () => {
  const done: number[] = []
  const job = defineJob<{ number: number }, Context>(
    'with-change',
    async (_context, { number }) => void done.push(number),
    { pollSeconds: 1 },
  )
  const db = await workOff(job, [])
  const { queue } = open.at(-1)!
  await db.$client.query('create table goods (id int primary key)')
  const insert = (id: number) =>
    queue.addWith(
      db,
      {
        expressions: 'made as (insert into goods values ($1) on conflict do nothing returning id)',
        answer: 'select id from made',
        values: [id],
      },
      [queued(job, { number: id })],
    )
  expect(await insert(7)).toEqual([{ id: 7 }])
  expect(await insert(7)).toEqual([])
  expect(await insert(8)).toEqual([{ id: 8 }])
  const { rows } = await db.$client.query(
    `select data from pgboss.job where name = 'with-change' order by data`,
  )
  expect(rows).toEqual([{ data: { number: 7 } }, { data: { number: 8 } }])
  await expect.poll(() => new Set(done), { timeout: 10_000 }).toEqual(new Set([7, 8]))
})

test('a paused queue starts no more jobs, finishes running ones and still accepts new ones', async () => {
  const began: number[] = []
  const ended: number[] = []
  let goOn = () => {}
  const job = defineJob<{ number: number }, Context>(
    'rested',
    async (_context, { number }) => {
      began.push(number)
      await new Promise<void>((resolve) => (goOn = resolve))
      ended.push(number)
    },
    { pollSeconds: 1, concurrency: 1 },
  )
  const db = await workOff(job, numbered(2))
  await expect.poll(() => began.length, { timeout: 10_000 }).toBe(1)
  const { queue } = open.at(-1)!
  queue.rest()
  await transaction(db, (tx) => queue.add(tx, job, { number: 7 }))
  goOn()
  await expect.poll(() => ended.length).toBe(1)
  await queue.stop()
  const { rows } = await db.$client.query(`select from pgboss.job where state = 'created'`)
  expect([began.length, rows.length]).toEqual([1, 2])
})

test('a job that ends while the queue stops can still add others, and a stopped queue takes none', async () => {
  let goOn = () => {}
  const began: number[] = []
  const job: Job<{ number: number }, Context> = defineJob(
    'ending',
    async (_context, { number }) => {
      began.push(number)
      await new Promise<void>((resolve) => (goOn = resolve))
      await transaction(db, (tx) => queue.add(tx, job, { number: number + 1 }))
    },
    { pollSeconds: 1, concurrency: 1 },
  )
  const db = await workOff(job, [{ number: 1 }])
  const { queue } = open.at(-1)!
  await expect.poll(() => began, { timeout: 10_000 }).toEqual([1])
  const stopped = queue.stop()
  goOn()
  await stopped
  const { rows } = await db.$client.query(
    `select state, data from pgboss.job where name = 'ending' order by id`,
  )
  expect(rows).toEqual(
    expect.arrayContaining([
      { state: 'completed', data: { number: 1 } },
      { state: 'created', data: { number: 2 } },
    ]),
  )
  await expect(transaction(db, (tx) => queue.add(tx, job, { number: 3 }))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
})

test('a queue opened while the database is unavailable works on its jobs once it is back', async () => {
  const done: number[] = []
  const job = defineJob<{ number: number }, Context>(
    'patient',
    async (_context, { number }) => void done.push(number),
    { pollSeconds: 1 },
  )
  const db = await workOff(job, numbered(1))
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([0])
  await open.at(-1)?.queue.stop()
  let isAway = true
  const query = (...call: Parameters<typeof db.$client.query>) =>
    isAway
      ? Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
      : db.$client.query(...call)
  const client = Object.create(db.$client, { query: { value: query } }) as typeof db.$client // the real pool with `query` replaced
  const queue = jobQueue(databaseOver(client), context.log, [job])
  const working = queue.work(context)
  setTimeout(() => (isAway = false), 500)
  await expect(working).resolves.toBeUndefined()
  await transaction(db, (tx) => queue.add(tx, job, { number: 1 }))
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([0, 1])
  await queue.stop()
})
