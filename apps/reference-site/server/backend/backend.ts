import type { Transport } from '@shyrdak/sdk'
import type { FastifyInstance } from 'fastify'
import type { PageRequest } from '../pages/page-request.ts'

/** What pages are made from: the API of this process, or one elsewhere. */
export interface Backend {
  /** The origin that browsers call and load images from; empty where it is the store's own. */
  apiHost: string
  /** Registers what the store answers beside its pages. */
  register: (app: FastifyInstance) => Promise<void>
  /** The transport of the SDK for one page request; the answers add what they show to the tags. */
  transportFor: (pageRequest: PageRequest, tags?: Set<string>) => Transport
  /** Whether the people of the demo can log in here. */
  hasDemoPeople: boolean
  /** Increases with every change of something that pages show; with tags, of one of these things. */
  revision: (tags?: readonly string[]) => number
  /** Whether something that pages show was changed from this address a moment ago. */
  hasJustWritten: (ip: string) => boolean
  /** How long a rendered page may be cached, in milliseconds; 0 where the revision is always current. */
  pageAge: number
  startBackground: () => Promise<void>
  /** From now on `/api/health` says that no more requests should come; those that do are answered. */
  drain: () => void
  close: () => Promise<void>
}
