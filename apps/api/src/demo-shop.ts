import type { ImageSource } from '#platform/media/port.ts'
import type { Database } from '#platform/sql/database.ts'

/** What an empty store is filled with to be tried out: goods, people, pages, and the images they show. */
export interface DemoShop {
  seed: (db: Database) => Promise<void>
  images: ImageSource
}
