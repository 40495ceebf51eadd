import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './db/database.ts'
import type { Revision } from './db/revision.ts'
import type { ExchangeRates } from './gateways/exchange-rates/port.ts'
import type { Mail } from './gateways/mail/port.ts'
import type { PaymentBanks } from './gateways/payments/port.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Settings } from './env.ts'

/** What a route may reach, handed in as its second argument. Tests hand in the same with doubles at the gateways. */
export interface AppContext {
  settings: Settings
  db: Database
  log: FastifyBaseLogger
  clock: () => Date
  /** Unguessable texts: `secret` has 256 bits in base64url. */
  random: { secret: () => string; uuid: () => string }
  /** Counts changes of what pages show; caches are keyed by it. */
  revision: Revision
  banks: PaymentBanks
  mail: Mail
  rates: ExchangeRates
  jobs: Jobs
}
