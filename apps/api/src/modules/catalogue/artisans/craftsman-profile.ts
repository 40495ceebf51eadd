import { isDeepStrictEqual } from 'node:util'
import type {
  ArtisanProfile,
  CraftsmanProfile,
  ArtisanChanges,
  ArtisanPublication,
} from '@shyrdak/sdk/contract'
import { isShownFilm } from '@shyrdak/sdk/page-safety'
import { and, eq, sql } from 'drizzle-orm'
import { bumpRevision } from '#platform/sql/revision.ts'
import { artisan } from '../special-tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { plainTexts } from '#platform/text/plain-lines.ts'
import { refuseUnstorable } from '#platform/text/plain-text.ts'
import { refuseField } from '#platform/refusal.ts'
import { ARTISANS, artisanTag } from '../tags.ts'
import { refreshArtisanSearch } from '../search/refresh-artisan-search.ts'
import { refreshSpecialSearch } from '../search/refresh-special-search.ts'
import { presentArtisan } from './artisans.ts'
import { claimPhotos } from './own-photos.ts'
import { plainContact, plainLinks } from './plain-contact.ts'
import { isSubmitted, newArtisan } from './new-artisan.ts'
import { artisanOf } from './own-artisan.ts'
import type { AppContext } from '#platform/context.ts'
import type { NamedImage } from '#platform/media/images-in.ts'
import { releaseImages } from '#platform/storage/claim-images.ts'
import type { AccountRow } from '#modules/accounts/index.ts'
import { ownAccount, presentPerson } from '#modules/accounts/index.ts'
import { transaction } from '#platform/sql/transaction.ts'
import { onlyRow } from '#platform/sql/only-row.ts'

const NEW: ArtisanPublication = { state: 'new', note: null }

/** Returns the profile of a craftsman with the workshop, published or not; null before it was first saved. */
export async function presentCraftsman(context: AppContext, who: AccountRow): Promise<CraftsmanProfile> {
  const id = artisanOf(who)
  const [row] = await context.db
    .select()
    .from(artisan)
    .where(and(eq(artisan.id, id), isSubmitted))
  return {
    ...(await presentPerson(context, who)),
    artisans_id: id,
    profile: row ? presentArtisan(row) : null,
    publication: row ? publicationOf(row) : NEW,
  }
}

const publicationOf = ({ state, note }: typeof artisan.$inferSelect): ArtisanPublication => ({ state, note })

/**
 * Saves the fields that were sent. A new workshop is placed at the end of the list and waits for review, as
 * does one that was returned. Photos and films must be on the page already or uploaded by the workshop.
 */
export async function saveArtisan(
  context: AppContext,
  principal: SessionPrincipal,
  changes: ArtisanChanges,
): Promise<{ data: ArtisanProfile; publication: ArtisanPublication }> {
  refuseUnstorable(changes)
  const who = await ownAccount(context, principal)
  const id = artisanOf(who)
  const set = valuesOf(changes)
  const now = context.clock()
  const row = await transaction(context.db, async (tx) => {
    const [row] = await tx.select().from(artisan).where(eq(artisan.id, id)).for('update')
    checkVideo(changes.video, row?.video)
    const before = row ? pathsOf(row) : []
    await claimPhotos(tx, context, { artisanId: id, photos: photosOf(changes), known: new Set(before) })
    const saved = onlyRow(
      await tx
        .insert(artisan)
        .values({
          ...newArtisan(id, who),
          ...set,
          submittedAt: now,
        })
        .onConflictDoUpdate({
          target: artisan.id,
          set: {
            ...set,
            revision: sql`${artisan.revision} + 1`,
            // A workshop that is waiting keeps its place in the queue.
            submittedAt: sql`case when ${artisan.state} = 'returned' or not ${isSubmitted}
              then excluded.submitted_at else ${artisan.submittedAt} end`,
            state: sql`case when ${artisan.state} = 'returned' then 'waiting' else ${artisan.state} end`,
            note: null,
          },
        })
        .returning(),
      `insert into artisan ${id}`,
    )
    const after = new Set(pathsOf(saved))
    await releaseImages(
      tx,
      context,
      before.filter((path) => !after.has(path)),
    )
    await refreshArtisanSearch(tx, [id])
    // Its goods are also found by its name.
    if (!isDeepStrictEqual(saved.name, row?.name)) await refreshSpecialSearch(tx, { ofArtisan: id })
    if (saved.state === 'published') await bumpRevision(tx, [ARTISANS, artisanTag(id)])
    return saved
  })
  return { data: presentArtisan(row), publication: publicationOf(row) }
}

/** The fields that were sent, by their columns. */
function valuesOf({ contact, ...changes }: ArtisanChanges) {
  return definedOf({
    name: changes.name && plainTexts(changes.name, ['name']),
    position: changes.position && plainTexts(changes.position, ['position']),
    profilePic: changes.profile_pic,
    banner1: changes.banner_1,
    helloText: changes.hello_txt && plainTexts(changes.hello_txt, ['hello_txt']),
    aboutImage: changes.about_img,
    aboutTitle: changes.about_ttl && plainTexts(changes.about_ttl, ['about_ttl']),
    aboutText: changes.about_txt && plainTexts(changes.about_txt, ['about_txt']),
    gallery: changes.tam_gallery,
    video: changes.video,
    videoTitle: changes.video_ttl && plainTexts(changes.video_ttl, ['video_ttl']),
    videoText: changes.video_txt && plainTexts(changes.video_txt, ['video_txt']),
    banner2: changes.banner_2,
    bioText: changes.bio_txt && plainTexts(changes.bio_txt, ['bio_txt']),
    contact: contact && plainContact(contact),
    social: changes.social && plainLinks(changes.social),
  })
}

/**
 * Only films of the store and of YouTube are accepted. An existing URL of another site may stay; the page
 * links to it.
 * @throws INVALID on `video`
 */
function checkVideo(video: string | null | undefined, before: string | null | undefined): void {
  if (video && video !== before && !isShownFilm(video)) throw refuseField(['video'], 'invalid')
}

const IMAGES = ['profile_pic', 'banner_1', 'about_img', 'banner_2'] as const

/** The files named in a change, with their fields. */
const photosOf = (changes: ArtisanChanges): NamedImage[] => [
  ...IMAGES.flatMap((field) => {
    const path = changes[field]
    return path ? [{ path, field: [field] }] : []
  }),
  ...(changes.tam_gallery ?? []).map((path, place) => ({ path, field: ['tam_gallery', place] })),
  ...(changes.video?.startsWith('/media/') ? [{ path: changes.video, field: ['video'] }] : []),
]

/** The files that a page uses now. */
export const pathsOf = ({
  profilePic,
  banner1,
  aboutImage,
  banner2,
  gallery,
  video,
}: typeof artisan.$inferSelect) =>
  [profilePic, banner1, aboutImage, banner2, ...gallery, video].filter((path) => path !== null)

/** Drops the fields that are undefined. */
function definedOf<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(defined) as { [K in keyof T]?: Exclude<T[K], undefined> } // fromEntries forgets the names
}
