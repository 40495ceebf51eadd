import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { CallerContext, LocalCaller } from '#platform/http/local-caller.ts'
import type { RequestCounter } from '#platform/http/request-counter.ts'
import type { Revision } from '#platform/sql/revision.ts'
import type { DemoShop } from '../demo-shop.ts'
import type { StoreContext } from './modules.ts'

export interface Api {
  /** Registers everything the backend serves: `/api`, `/media`, and if enabled test bank and mailbox. */
  register: (app: FastifyInstance) => Promise<void>
  /** Calls endpoints in this process, with the same access check and input parsing as over HTTP. */
  call: (call: CallerContext) => LocalCaller
  /** Grows whenever any process changes what pages show; given tags, whenever one of those changes. */
  revision: Revision['current']
  /** Whether this IP address changed something that pages show a moment ago, through this process. */
  hasJustWritten: (ip: string) => boolean
  /** Lets a scope outside the API count requests, in the store of the API's rate limits. */
  requestCounter: (scope: FastifyInstance) => Promise<RequestCounter>
  /** Whether the demo accounts were there when the store was opened, with their public password. */
  hasDemoPeople: boolean
  databaseKind: 'server' | 'embedded' | 'pglite'
  /** Starts work that can wait until the first page has been served. */
  startBackground: () => Promise<void>
  /** From now on `/health` reports the shutdown and no new job starts; running work continues. */
  drain: () => void
  /** Finishes running work and closes the database. */
  close: () => Promise<void>
}

export interface ApiOptions {
  /** Differs between running from source and a bundled server. */
  migrationsFolder: string
  /** Fills the store if it is empty. */
  demo?: DemoShop | undefined
  /** The hash of the public password of demo accounts, which a store without a demo must not have. */
  demoPassword?: string
  log?: Logger
  /** Writes a line to the person who starts the store. */
  notice?: (text: string) => void
  /** For tests: the engine of an embedded database, and whether it must survive a power cut. */
  engine?: 'postgres' | 'pglite'
  durable?: boolean
  /** For tests: other doubles for the gateways. */
  gateways?: Partial<Pick<StoreContext, 'banks' | 'carriers' | 'mail' | 'rates' | 'clock'>>
}
