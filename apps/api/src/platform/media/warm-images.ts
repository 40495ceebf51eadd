import type { Database } from '../sql/database.ts'
import { statement } from '../sql/statement.ts'
import type { ImageCache } from './image-cache.ts'

/** Images that are likely to be requested first. */
export interface PhotoQuery {
  /** Selects `photo`: paths such as `/media/<name>.jpg`, most important first. */
  readonly text: string
  /** Widths in pixels, as used by the pages. */
  readonly widths: readonly number[]
}

/** Renders images ahead of the first request. */
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
