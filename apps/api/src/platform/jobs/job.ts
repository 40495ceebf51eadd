import type { Mail } from '../email/port.ts'
import type { Transaction } from '../sql/database.ts'

/** Work done later, at least once, by any process. The payload is ids; the work reads the rows again. */
export interface Job<Payload, Context> {
  readonly name: string
  /** Seconds between two looks into its queue. A full batch is followed by the next at once. */
  readonly pollSeconds: number
  /** How many of its kind one process works on at a time: the limit of what they reach, such as a mail server. */
  readonly concurrency: number
  /** `id` is the same when the job is tried again. */
  readonly work: (context: Context, payload: Payload, id: string) => Promise<void>
}

/** Most jobs are due at a minute, not at a second. */
const POLL_SECONDS = 5
/** Fewer than connections of the pool: pages and orders are answered meanwhile. */
const CONCURRENCY = 5
/** A person waits for an email. */
const EMAIL_POLL_SECONDS = 1

export const defineJob = <Payload, Context>(
  name: string,
  work: Job<Payload, Context>['work'],
  {
    pollSeconds = POLL_SECONDS,
    concurrency = CONCURRENCY,
  }: { pollSeconds?: number; concurrency?: number } = {},
): Job<Payload, Context> => ({ name, pollSeconds, concurrency, work })

/**
 * A job that sends an email. Its work marks what was sent, so that a second run sends nothing. Where the process died
 * between the two, the email is sent again under the same id.
 */
export const defineEmail = <Payload, Context extends { mail: Mail }>(
  name: string,
  work: (context: Context, payload: Payload) => Promise<void>,
): Job<Payload, Context> =>
  defineJob(
    name,
    (context, payload, id) =>
      work({ ...context, mail: { send: (email) => context.mail.send(email, id) } }, payload),
    { pollSeconds: EMAIL_POLL_SECONDS },
  )

/** A job to be queued; it is done at once, or not before `after`. */
export interface QueuedJob {
  readonly name: string
  readonly payload: object
  readonly after?: Date | undefined
}

/** Pairs a job with its payload, for `addAll`. */
export const queued = <Payload extends object>(
  { name }: Pick<Job<Payload, never>, 'name' | 'work'>,
  payload: Payload,
  after?: Date,
): QueuedJob => ({ name, payload, after })

export interface Jobs {
  /** Resolves once jobs can be added. Await it before opening a transaction that adds one. */
  ready(): Promise<void>
  /** Queues a job with the transaction, so that it exists exactly when the change does. */
  add<Payload extends object>(
    tx: Transaction,
    job: Job<Payload, never>,
    payload: Payload,
    options?: { after?: Date | undefined },
  ): Promise<void>
  /** Queues several in one trip. */
  addAll(tx: Transaction, jobs: readonly QueuedJob[]): Promise<void>
  /** Queues a job at most once in so many seconds, however many processes ask. */
  addOnce<Payload extends object>(
    job: Job<Payload, never>,
    payload: Payload,
    options: { everySeconds: number },
  ): Promise<void>
}
