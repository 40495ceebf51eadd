import type { ImageSource } from '#platform/media/port.ts'
import type { Database } from '#platform/sql/database.ts'

/** What fills an empty store for a demo: goods, people, pages and their images. */
export interface DemoShop {
  seed: (db: Database) => Promise<void>
  images: ImageSource
}
