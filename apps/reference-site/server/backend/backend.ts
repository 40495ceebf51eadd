import type { Transport } from '@shyrdak/sdk'
import type { FastifyInstance } from 'fastify'
import type { PageRequest } from '../pages/page-request.ts'

/** What pages are made from: the API of this process, or one elsewhere. */
export interface Backend {
  /** The origin that browsers call and load pictures from; empty where it is the store's own. */
  apiHost: string
  /** Registers what the store answers beside its pages. */
  register: (app: FastifyInstance) => Promise<void>
  /** Carries the calls that the pages of a visitor make. */
  transportFor: (pageRequest: PageRequest) => Transport
  /** Whether the people of the demo can log in here. */
  hasDemoPeople: boolean
  /** Grows whenever something that pages show has changed. */
  revision: () => number
  /** How long a page may be kept although changes may go unheard, in milliseconds; 0 where every one is heard. */
  pageAge: number
  startBackground: () => Promise<void>
  close: () => Promise<void>
}
