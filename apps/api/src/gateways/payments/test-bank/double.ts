import type { PaymentProvider } from '@shyrdak/sdk/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#platform/sql/database.ts'
import type { Faults, FaultyCall } from './faults.ts'
import type { Session } from './sessions.ts'

/** What a bank posts to its merchant. */
export interface Notification {
  /** Below the store's origin. */
  path: string
  raw: string
  headers: Record<string, string>
  /** Whence it comes, for a bank whose word is its address. */
  ip?: string
}

/** What happened that a merchant is told of. */
export type Happening = 'approved' | 'captured' | 'failed' | 'refunded'

export type BuyerAction = 'pay' | 'refuse' | 'cancel'

/** One bank's side of the wire, over the books of the test bank. */
export interface Double {
  provider: PaymentProvider
  /** What the merchant calls, on the test bank's own server. */
  wire(server: FastifyInstance): void
  /** Pages to which a buyer is sent besides `/test-bank/:session`, in the store's own house. */
  pages?(app: FastifyInstance): void
  /** What a choice makes of a session; nothing where the buyer only leaves and may come back. */
  after(choice: BuyerAction): { state: Session['state']; echo?: string } | undefined
  /** Where the buyer goes then. */
  wayBack(session: Session, choice: BuyerAction | undefined): string
  notificationOf(session: Session, happening: Happening): Notification | undefined
}

/** What every double works with. */
export interface DoubleContext {
  db: Database
  clock: () => Date
  newId: () => string
  faults: Faults
  secretOf: (name: string) => string
  /** Tells the merchant, beside what goes on. */
  notify: (session: Session, happening: Happening) => void
}

/** What a double answers a merchant with. */
export interface WireAnswer {
  status?: number
  type?: string
  body: string | object
}

/** The page for a payment that the bank does not know. */
export const UNKNOWN = '/test-bank/unknown'

const SLOW = 12_000

/** Answers a merchant's call, or does not, as the switchboard says. */
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

/** A session as the bank says it is: what was asked for, or something else where the switchboard wants it. */
export function asReported(session: Session, { record }: Faults): Session {
  if (record === 'wrong-amount') return { ...session, amountMinor: session.amountMinor - 100 }
  if (record === 'wrong-currency') return { ...session, currency: 'EUR' }
  if (record === 'foreign-merchant') return { ...session, merchant: 'somebody-else' }
  return session
}

export const textOf = (body: unknown): string => (typeof body === 'string' ? body : '')
