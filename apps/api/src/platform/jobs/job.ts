import type { Mail } from '../email/port.ts'
import type { QueryResultRow } from 'pg'
import type { Database, Transaction } from '../sql/database.ts'

/** Work done later, at least once, by any process. The payload is ids; the work reads the rows again. */
export interface Job<Payload, Context> extends JobLimits {
  readonly name: string
  /** `id` is the same when the job is tried again. */
  readonly work: (context: Context, payload: Payload, id: string) => Promise<void>
}

/** How much of one kind of job a process does at a time: what it reaches is asked for no more. */
interface JobLimits {
  /** Seconds between two looks into the queue. A full batch is followed by the next at once. */
  readonly pollSeconds: number
  /** Jobs of one batch, which run at a time; the next batch begins when the slowest of them has ended. */
  readonly concurrency: number
  /** What its jobs reach, by name. Each has a queue and batches of its own, so that a silent one holds up nothing else. */
  readonly destinations: readonly string[]
}

/** Most jobs are due at a minute, not at a second. */
const POLL_SECONDS = 5
/** Fewer than connections of the pool: pages and orders are answered meanwhile. */
const CONCURRENCY = 5
/** A person waits for an email. */
const EMAIL_POLL_SECONDS = 1
/** Most of an email's time the mail server takes, and no connection of the database. */
const EMAIL_CONCURRENCY = 20

export const defineJob = <Payload, Context>(
  name: string,
  work: Job<Payload, Context>['work'],
  { pollSeconds = POLL_SECONDS, concurrency = CONCURRENCY, destinations = [] }: Partial<JobLimits> = {},
): Job<Payload, Context> => ({ name, pollSeconds, concurrency, destinations, work })

/**
 * A job that sends an email, at least once. The rule by which nobody gets one twice:
 *
 * 1. Its work writes down what was sent right after the mail server has taken it, and sends nothing that is written down.
 * 2. Where the process dies between the two, or the mail server's answer is lost, nobody can know whether it was taken.
 *    The email is then sent again under the same Message-ID: mail servers and programs show it once. It is the id of
 *    the job, or one that the work gives where several jobs may come to send the same email.
 *
 * Either sending may be the one that is shown, so secrets in it are computed, not drawn. How many are sent at a time is
 * limited by the connections to the mail server, over all kinds of emails.
 */
export const defineEmail = <Payload, Context extends { mail: Mail }>(
  name: string,
  work: (context: Context, payload: Payload) => Promise<void>,
): Job<Payload, Context> =>
  defineJob(
    name,
    (context, payload, id) =>
      work({ ...context, mail: { send: (email, ownId = id) => context.mail.send(email, ownId) } }, payload),
    { pollSeconds: EMAIL_POLL_SECONDS, concurrency: EMAIL_CONCURRENCY },
  )

/** A job to be queued; it is done at once, or not before `after`. */
export interface QueuedJob {
  readonly name: string
  readonly payload: object
  readonly after?: Date | undefined
  /** One of the job's destinations, where it has any. */
  readonly destination?: string | undefined
}

/** Pairs a job with its payload, for `addAll`. */
export const queued = <Payload extends object>(
  { name }: Pick<Job<Payload, never>, 'name' | 'work'>,
  payload: Payload,
  after?: Date,
): QueuedJob => ({ name, payload, after })

/** A statement that is a transaction by itself: `with <expressions> <answer>`. */
export interface Change {
  /** Common table expressions; the one called `made` has a row exactly where something was changed. */
  readonly expressions: string
  /** Selects from `made`: no row says that nothing was changed. */
  readonly answer: string
  readonly values: readonly unknown[]
}

export interface Jobs {
  /** Resolves once jobs can be added. Await it before opening a transaction that adds one. */
  ready(): Promise<void>
  /** Queues a job with the transaction, so that it exists exactly when the change does. */
  add<Payload extends object>(
    tx: Transaction,
    job: Job<Payload, never>,
    payload: Payload,
    options?: Pick<QueuedJob, 'after' | 'destination'>,
  ): Promise<void>
  /** Queues several in one trip. */
  addAll(tx: Transaction, jobs: readonly QueuedJob[]): Promise<void>
  /** Makes a change and queues its jobs in one statement, both or neither, and gives the rows of the answer. */
  addWith<Row extends QueryResultRow>(
    db: Database,
    change: Change,
    jobs: readonly QueuedJob[],
  ): Promise<Row[]>
  /** Queues a job at most once in so many seconds, however many processes ask. */
  addOnce<Payload extends object>(
    job: Job<Payload, never>,
    payload: Payload,
    options: { everySeconds: number },
  ): Promise<void>
}
