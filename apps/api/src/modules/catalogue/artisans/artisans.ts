import type { ArtisanPage, ArtisanProfile } from '@shyrdak/sdk/contract'
import { and, asc, eq } from 'drizzle-orm'
import { artisan } from '../special-tables.ts'
import { refuse } from '#platform/refusal.ts'
import type { AppContext } from '#platform/context.ts'
import { paginator } from '#platform/paging/page-of-list.ts'
import { artisanRow } from './artisan-row.ts'
import { closestArtisans } from './closest-artisans.ts'

interface ArtisanPageRequest {
  /** A text that finds the workshops. */
  text: string | null
  page: number
  perPage: number
  /** Returns the URL of another page of the list. */
  addressOf: (page: number) => string
}

/** Only workshops approved by managers are public. */
const isPublic = eq(artisan.state, 'published')

/** Returns a page of published workshops: all in the order of the store, or the best matches of a text. */
export async function listArtisans(
  context: Pick<AppContext, 'db' | 'revision'>,
  { text, page, perPage, addressOf }: ArtisanPageRequest,
): Promise<ArtisanPage> {
  const from = (page - 1) * perPage
  const { artisans, total } =
    text === null
      ? await everyArtisan(context, from, perPage)
      : await closestArtisans(context, text, from, perPage)
  return { data: artisans, ...paginator({ page, perPage, addressOf }, total) }
}

async function everyArtisan({ db }: Pick<AppContext, 'db'>, from: number, count: number) {
  const [artisans, total] = await Promise.all([
    db
      .select(artisanRow)
      .from(artisan)
      .where(isPublic)
      .orderBy(asc(artisan.place), asc(artisan.id))
      .limit(count)
      .offset(from),
    db.$count(artisan, isPublic),
  ])
  return { artisans, total }
}

/**
 * Returns the public page of a workshop.
 * @throws NOT_FOUND, also for a workshop that is not published
 */
export async function readArtisan({ db }: Pick<AppContext, 'db'>, id: number): Promise<ArtisanProfile> {
  const [row] = await db
    .select()
    .from(artisan)
    .where(and(eq(artisan.id, id), isPublic))
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such workshop.' })
  return presentArtisan(row)
}

/** Maps a workshop's row to its page, without checking access. */
export function presentArtisan(row: typeof artisan.$inferSelect): ArtisanProfile {
  return {
    artisans_id: row.id,
    name: row.name,
    position: row.position,
    profile_pic: row.profilePic,
    banner_1: row.banner1,
    hello_txt: row.helloText,
    about_img: row.aboutImage,
    about_ttl: row.aboutTitle,
    about_txt: row.aboutText,
    tam_gallery: row.gallery,
    video: row.video,
    video_ttl: row.videoTitle,
    video_txt: row.videoText,
    banner_2: row.banner2,
    bio_txt: row.bioText,
    contact: row.contact,
    social: row.social,
  }
}
