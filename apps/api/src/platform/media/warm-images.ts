import type { Database } from '../sql/database.ts'
import { statement } from '../sql/statement.ts'
import type { ImageCache } from './image-cache.ts'

/** Images that people will ask for first. */
export interface PhotoQuery {
  /** Selects `photo`: paths such as `/media/<name>.jpg`, the most wanted first. */
  readonly text: string
  /** In pixels, as pages ask for them. */
  readonly widths: readonly number[]
}

/** Renders images before somebody asks for them. */
export async function warmImages(
  db: Database,
  images: ImageCache,
  queries: readonly PhotoQuery[],
): Promise<void> {
  const files = new Set<string>()
  for (const { text, widths } of queries) {
    const names = (await statement<{ photo: string }>(db, text, [])).map(({ photo }) =>
      photo.replace(/^\/media\/(.+)\.jpg$/, '$1'),
    )
    for (const width of widths) for (const name of names) files.add(`${name}-${width}.avif`)
  }
  await images.warm([...files])
}
