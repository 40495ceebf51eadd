import type { Database } from '../sql/database.ts'
import type { ImageCache } from './image-cache.ts'

/** The widths that product cards are shown at on phones and desks. */
const CARD_WIDTHS = [320, 480]

/** The widths that pages of blocks ask for most. */
const PAGE_WIDTHS = [640, 960]

const PHOTOS_OF_PAGES = `
  select photo[1] as photo
  from (select url, regexp_matches(content ->> 'en', '/media/[a-z0-9._-]+[.]jpg', 'g') as photo from page) as shown
  group by photo, url = 'home'
  order by url = 'home' desc limit 200`

const PHOTOS_OF_CARDS = `
  select distinct on (product_id) card::jsonb #>> '{product,photo}' as photo
  from listing_card order by product_id desc limit 200`

const PHOTOS_OF_WORKSHOPS = `select profile_pic as photo from artisan where profile_pic is not null order by id limit 60`

/** Draws the first page's pictures and the newest goods' cards before somebody asks, then those of other pages. */
export async function warmImages(db: Database, key: ImageCache): Promise<void> {
  const names = async (query: string, widths: readonly number[]) => {
    const { rows } = await db.$client.query<{ photo: string }>(query)
    const plain = rows.map(({ photo }) => photo.replace(/^\/media\/(.+)\.jpg$/, '$1'))
    return widths.flatMap((width) => plain.map((name) => `${name}-${width}.avif`))
  }
  await key.warm([
    ...new Set([
      ...(await names(PHOTOS_OF_PAGES, PAGE_WIDTHS)),
      ...(await names(PHOTOS_OF_CARDS, CARD_WIDTHS)),
      ...(await names(PHOTOS_OF_WORKSHOPS, [320])),
    ]),
  ])
}
