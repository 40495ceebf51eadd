import type { FastifyBaseLogger } from 'fastify'
import type { NamedImages } from '../media/referenced-images.ts'
import type { Database } from '../sql/database.ts'
import type { FileStorage } from './port.ts'

/** What work with files needs of the application's context. */
export interface FileContext {
  db: Database
  files: FileStorage
  namedImages: NamedImages
  clock: () => Date
  random: { uuid: () => string }
  log: FastifyBaseLogger
}
