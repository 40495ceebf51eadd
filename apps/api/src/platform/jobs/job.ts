import type { Mail } from '../email/port.ts'
import type { QueryResultRow } from 'pg'
import type { Database, Transaction } from '../sql/database.ts'

/** Work done later, at least once, by any process. The payload is ids; the work reads the rows again. */
export interface Job<Payload, Context> extends JobLimits {
  readonly name: string
  /**
   * `id` stays the same across retries. `signal` aborts when the queue no longer counts on this run, so that
   * another one may be at work.
   */
  readonly work: (context: Context, payload: Payload, id: string, signal?: AbortSignal) => Promise<void>
}

/** Limits per kind of job and process, to spare the services it calls. */
interface JobLimits {
  /** Seconds between two polls of the queue. A full batch is followed by the next at once. */
  readonly pollSeconds: number
  /** Jobs per batch, run in parallel; the next batch starts when the slowest one has ended. */
  readonly concurrency: number
  /** The services its jobs call, by name. Each has its own queue, so that an outage delays no other. */
  readonly destinations: readonly string[]
}

/** Most jobs are due to the minute, not to the second. */
const POLL_SECONDS = 5
/** Fewer than the connections in the pool, so that requests are still served. */
const CONCURRENCY = 5
/** A person waits for an email. */
const EMAIL_POLL_SECONDS = 1
/** An email spends most of its time in the mail server and holds no database connection meanwhile. */
const EMAIL_CONCURRENCY = 20

export const defineJob = <Payload, Context>(
  name: string,
  work: Job<Payload, Context>['work'],
  { pollSeconds = POLL_SECONDS, concurrency = CONCURRENCY, destinations = [] }: Partial<JobLimits> = {},
): Job<Payload, Context> => ({ name, pollSeconds, concurrency, destinations, work })

/**
 * A job that sends an email, at least once. How duplicates are avoided:
 *
 * 1. The job records the email as sent right after the mail server has accepted it, and skips recorded
 *    emails.
 * 2. If the process dies in between, or the mail server's response is lost, nobody can know whether it was
 *    accepted. The email is then sent again under the same Message-ID: mail servers and programs show it
 *    once. The id is that of the job, or one that the job passes if several jobs may send the same email.
 *
 * An email still waiting for a connection is not sent once its job has been given to another run.
 *
 * Either copy may be the one shown, so secrets in it must be computed, not random. The number sent in
 * parallel is limited by the connections to the mail server, across all kinds of emails.
 */
export const defineEmail = <Payload, Context extends { mail: Mail }>(
  name: string,
  work: (context: Context, payload: Payload) => Promise<void>,
): Job<Payload, Context> =>
  defineJob(
    name,
    (context, payload, id, signal) => {
      const send: Mail['send'] = (email, ownId = id) => context.mail.send(email, ownId, signal)
      return work({ ...context, mail: { send } }, payload)
    },
    { pollSeconds: EMAIL_POLL_SECONDS, concurrency: EMAIL_CONCURRENCY },
  )

/** A job to be queued; it runs at once, or not before `after`. */
export interface QueuedJob {
  readonly name: string
  readonly payload: object
  readonly after?: Date | undefined
  /** One of the job's destinations, if it has any. */
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
  /** Common table expressions; the one called `made` has a row exactly if something was changed. */
  readonly expressions: string
  /** Selects from `made`: no row means that nothing was changed. */
  readonly answer: string
  readonly values: readonly unknown[]
}

export interface Jobs {
  /** Resolves once jobs can be added. Await it before opening a transaction that adds one. */
  ready(): Promise<void>
  /** Queues a job within the transaction, so that it exists exactly if the change does. */
  add<Payload extends object>(
    tx: Transaction,
    job: Job<Payload, never>,
    payload: Payload,
    options?: Pick<QueuedJob, 'after' | 'destination'>,
  ): Promise<void>
  /** Queues several jobs in one round trip. */
  addAll(tx: Transaction, jobs: readonly QueuedJob[]): Promise<void>
  /** Makes a change and queues its jobs in one statement, both or neither. Returns the rows of the answer. */
  addWith<Row extends QueryResultRow>(
    db: Database,
    change: Change,
    jobs: readonly QueuedJob[],
  ): Promise<Row[]>
  /** Queues a job at most once in `everySeconds`, across all processes. */
  addOnce<Payload extends object>(
    job: Job<Payload, never>,
    payload: Payload,
    options: { everySeconds: number },
  ): Promise<void>
}
