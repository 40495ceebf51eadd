import type { ImageSource } from '#platform/media/port.ts'
import type { Database } from '#platform/sql/database.ts'

/** What fills an empty store for a demo: goods, people, pages and their images. */
export interface DemoShop {
  seed: (db: Database) => Promise<void>
  /** Whether people can still log in with the public password. */
  hasPeople: (db: Database) => Promise<boolean>
  images: ImageSource
}
