import type { QueryResultRow } from 'pg'
import { pino } from 'pino'
import { imageColumns, jobs as allJobs, listeners, type StoreContext } from '#app/modules.ts'
import { goodsByColor, hasListPrices } from '#modules/wholesale/index.ts'
import type { Email } from '#platform/email/port.ts'
import { readSettings } from '#platform/env.ts'
import { eventsOf } from '#platform/events.ts'
import type { Change, Jobs, QueuedJob } from '#platform/jobs/job.ts'
import { referencedImages } from '#platform/media/referenced-images.ts'
import { secret, uuid } from '#platform/random.ts'
import type { Database } from '#platform/sql/database.ts'
import { statement } from '#platform/sql/statement.ts'
import { memoryStorage } from './memory-storage.ts'

/** Records jobs without running them, for tests that run them one by one. */
export interface RecordedJobs extends Jobs {
  recorded: QueuedJob[]
}

export function recordJobs(): RecordedJobs {
  const recorded: QueuedJob[] = []
  return {
    recorded,
    ready: async () => {},
    add: async (_tx, { name }, payload, { after } = {}) => void recorded.push({ name, payload, after }),
    addAll: async (_tx, added) => void recorded.push(...added),
    addWith: async <Row extends QueryResultRow>(
      db: Database,
      { expressions, answer, values }: Change,
      added: readonly QueuedJob[],
    ) => {
      const rows = await statement<Row>(db, `with ${expressions} ${answer}`, values)
      if (rows.length > 0) recorded.push(...added)
      return rows
    },
    addOnce: async ({ name }, payload) => void recorded.push({ name, payload }),
  }
}

/** Runs a recorded job as the queue would. */
export async function runJob(context: StoreContext, { name, payload }: QueuedJob): Promise<void> {
  const job = allJobs.find((one) => one.name === name)
  if (!job) throw new Error(`no module has a job ${name}`)
  await job.work(context, payload as never, context.random.uuid()) // name and payload were queued together
}

/** A gateway that the test must not call. */
export const unreached = (name: string): never =>
  new Proxy({} as never, {
    get: () => {
      throw new Error(`${name} is not part of this test`)
    },
  }) // stands for any gateway: every read throws

export interface TestContext {
  context: StoreContext
  emails: Email[]
  jobs: RecordedJobs
  /** Moves the clock forward. */
  pass(milliseconds: number): void
}

/** The application's context on a test database: recorded emails and jobs, real events, movable clock. */
export function testContext(db: Database, changes: Partial<StoreContext> = {}): TestContext {
  const emails: Email[] = []
  const jobs = recordJobs()
  let ahead = 0
  const context: StoreContext = {
    settings: { ...readSettings({ PUBLIC_URL: 'http://shop.test' }), dataDir: '/nonexistent' },
    db,
    log: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
    clock: () => new Date(Date.now() + ahead),
    random: { secret, uuid },
    revision: { current: () => 0, refresh: async () => {} },
    topics: { subscribe: () => () => {} },
    files: memoryStorage(),
    namedImages: referencedImages(imageColumns),
    carriers: { ask: async () => new Map() },
    banks: unreached('the payment providers'),
    mail: { send: async (email) => void emails.push(email) },
    rates: { fetch: async () => [] },
    wholesaleGoods: { byColor: goodsByColor, hasListPrices },
    jobs,
    events: eventsOf(listeners, () => context),
    ...changes,
  }
  return {
    context,
    emails,
    jobs,
    pass: (milliseconds) => {
      ahead += milliseconds
    },
  }
}
