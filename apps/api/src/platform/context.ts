import type { FastifyBaseLogger } from 'fastify'
import type { Mail } from './email/port.ts'
import type { Settings } from './env.ts'
import type { Events } from './events.ts'
import type { Jobs } from './jobs/job.ts'
import type { NamedImages } from './media/named-images.ts'
import type { Database } from './sql/database.ts'
import type { Revision } from './sql/revision.ts'
import type { Topics } from './sql/topics.ts'
import type { FileStorage } from './storage/port.ts'

/**
 * What every handler, job and sweep may reach, handed in as an argument. A module that needs a gateway of its own asks
 * for a wider context. Tests hand in the same with doubles at the gateways.
 */
export interface AppContext {
  settings: Settings
  db: Database
  log: FastifyBaseLogger
  clock: () => Date
  /** Unguessable texts: `secret` has 256 bits in base64url. */
  random: { secret: () => string; uuid: () => string }
  /** Counts changes of what pages show; caches are keyed by it. */
  revision: Revision
  /** What somebody watches while it changes. */
  topics: Topics
  /** Files that people have uploaded. */
  files: FileStorage
  /** Which images rows of any module name. */
  namedImages: NamedImages
  mail: Mail
  jobs: Jobs
  events: Events
}
