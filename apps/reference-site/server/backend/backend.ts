import type { RequestCounter } from '@shyrdak/api/request-counter'
import type { Transport } from '@shyrdak/sdk'
import type { FastifyInstance } from 'fastify'
import type { PageRequest } from '../pages/page-request.ts'

/** The source of page data: the API in this process, or a remote one. */
export interface Backend {
  /** The origin that browsers call and load images from; empty when it is the store's own. */
  apiHost: string
  /** Registers the routes that the store serves besides its pages. */
  register: (app: FastifyInstance) => Promise<void>
  /** The SDK transport for one page request. Adds the cache tags of each answer to `tags`. */
  transportFor: (pageRequest: PageRequest, tags?: Set<string>) => Transport
  /** Whether the demo accounts can log in here. */
  hasDemoPeople: boolean
  /** The newest revision of anything that pages show. With tags, only changes to those count. */
  revision: (tags?: readonly string[]) => number
  /** Whether this IP address changed something that pages show a moment ago. */
  hasJustWritten: (ip: string) => boolean
  /** Lets a scope count requests: with the API's rate limits, or in this process if the API is remote. */
  requestCounter: (scope: FastifyInstance) => Promise<RequestCounter>
  /** How long a rendered page may be cached, in milliseconds; 0 when the revision is always current. */
  pageAge: number
  startBackground: () => Promise<void>
  /** Makes `/api/health` fail from now on. Requests are still answered. */
  drain: () => void
  close: () => Promise<void>
}
