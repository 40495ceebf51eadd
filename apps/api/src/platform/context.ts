import type { FastifyBaseLogger } from 'fastify'
import type { Mail } from './email/port.ts'
import type { Settings } from './env.ts'
import type { Events } from './events.ts'
import type { Jobs } from './jobs/job.ts'
import type { NamedImages } from './media/referenced-images.ts'
import type { Database } from './sql/database.ts'
import type { Revision } from './sql/revision.ts'
import type { Topics } from './sql/topics.ts'
import type { FileStorage } from './storage/port.ts'

/**
 * Everything a handler, job or sweep may use, passed as an argument. A module with a gateway of its own
 * declares a wider context. Tests pass the same with doubles for the gateways.
 */
export interface AppContext {
  settings: Settings
  db: Database
  log: FastifyBaseLogger
  clock: () => Date
  /** Unguessable values: `secret` has 256 bits in base64url. */
  random: { secret: () => string; uuid: () => string }
  /** Counts changes to what pages show; caches are keyed by it. */
  revision: Revision
  /** Live topics that clients subscribe to. */
  topics: Topics
  /** Uploaded files. */
  files: FileStorage
  /** Finds which image names are referenced by rows of any module. */
  namedImages: NamedImages
  mail: Mail
  jobs: Jobs
  events: Events
}
