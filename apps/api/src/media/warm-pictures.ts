import type { Database } from '../db/database.ts'
import type { PictureShelf } from './picture-shelf.ts'

/** The widths that product cards are shown at on phones and desks. */
const CARD_WIDTHS = [320, 480]

/** Draws the newest goods' cards before somebody asks, while the store has nothing else to draw. */
export async function warmPictures(db: Database, shelf: PictureShelf): Promise<void> {
  const { rows } = await db.$client.query<{ photo: string }>(
    `select distinct on (product_id) card::jsonb #>> '{product,photo}' as photo from listing_card order by product_id desc limit 200`,
  )
  const names = rows.map(({ photo }) => photo.replace(/^\/media\/(.+)\.jpg$/, '$1'))
  await shelf.warm(CARD_WIDTHS.flatMap((width) => names.map((name) => `${name}-${width}.avif`)))
}
