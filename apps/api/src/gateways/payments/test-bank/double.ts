import type { PaymentProvider } from '@shyrdak/sdk/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#platform/sql/database.ts'
import type { Faults, FaultyCall } from './faults.ts'
import type { Session } from './sessions.ts'

/** A notification that a bank posts to its merchant. */
export interface Notification {
  /** Relative to the store's origin. */
  path: string
  raw: string
  headers: Record<string, string>
  /** The sender's address, for a bank authenticated by its IP. */
  ip?: string
}

/** Events that a merchant is notified of. */
export type Happening = 'approved' | 'captured' | 'failed' | 'refunded'

export type BuyerAction = 'pay' | 'refuse' | 'cancel'

/** One bank's API, on top of the test bank's ledger. */
export interface Double {
  provider: PaymentProvider
  /** Registers the API the merchant calls, on the test bank's own server. */
  wire(server: FastifyInstance): void
  /** Registers further pages for the buyer besides `/test-bank/:session`, in the store's own server. */
  pages?(app: FastifyInstance): void
  /** The new state of a session after a choice; undefined if the buyer only leaves and may come back. */
  after(choice: BuyerAction): { state: Session['state']; echo?: string } | undefined
  /** The URL to which the buyer is sent afterwards. */
  wayBack(session: Session, choice: BuyerAction | undefined): string
  notificationOf(session: Session, happening: Happening): Notification | undefined
}

/** The context of every double. */
export interface DoubleContext {
  db: Database
  clock: () => Date
  newId: () => string
  faults: Faults
  secretOf: (name: string) => string
  /** Notifies the merchant in the background. */
  notify: (session: Session, happening: Happening) => void
}

/** A double's response to a merchant. */
export interface WireAnswer {
  status?: number
  type?: string
  body: string | object
}

/** The page for an unknown payment. */
export const UNKNOWN = '/test-bank/unknown'

const SLOW = 12_000

/** Answers a merchant's call, or fails as the fault setting demands. */
export const answering =
  (
    { faults }: Pick<DoubleContext, 'faults'>,
    call: FaultyCall,
    work: (request: FastifyRequest) => Promise<WireAnswer>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const fault = faults[call]
    if (fault === 'kill-before-effect') process.kill(process.pid, 'SIGKILL')
    if (fault === 'fail') return reply.code(503).send({ code: 'internal_server_error' })
    if (fault === 'refuse') return reply.code(400).send({ code: 'invalid_request' })
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW).unref())
    const { status = 200, type = 'application/json; charset=utf-8', body } = await work(request)
    if (fault === 'kill-after-effect') process.kill(process.pid, 'SIGKILL')
    if (fault === 'fail-after-effect') return reply.code(500).send({ code: 'internal_server_error' })
    if (fault === 'garbage') return reply.type('text/html').send('<html><title>Maintenance</title>')
    if (fault === 'drop-after-effect') {
      reply.hijack()
      request.raw.socket.destroy()
      return reply
    }
    return reply
      .code(status)
      .type(type)
      .send(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** A session as the bank reports it: unchanged, or with a fault if one is set. */
export function asReported(session: Session, { record }: Faults): Session {
  if (record === 'wrong-amount') return { ...session, amountMinor: session.amountMinor - 100 }
  if (record === 'wrong-currency') return { ...session, currency: 'EUR' }
  if (record === 'foreign-merchant') return { ...session, merchant: 'somebody-else' }
  return session
}

export const textOf = (body: unknown): string => (typeof body === 'string' ? body : '')
