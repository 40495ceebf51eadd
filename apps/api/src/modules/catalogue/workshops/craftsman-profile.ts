import type { ArtisanProfile, CraftsmanProfile, LocalizedText, WorkshopChanges } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { bumpRevision } from '#platform/sql/revision.ts'
import { artisan } from '../special-tables.ts'
import type { SessionPrincipal } from '#platform/principal.ts'
import { unstorableTexts } from '#platform/text/plain-text.ts'
import { refuse } from '#platform/refusal.ts'
import { ARTISANS, artisanTag } from '../tags.ts'
import { readArtisan } from './artisans.ts'
import type { AppContext } from '#platform/context.ts'
import type { AccountRow } from '#modules/accounts/index.ts'
import { ownAccount, presentPerson } from '#modules/accounts/index.ts'
import { transaction } from '#platform/sql/transaction.ts'

function workshopOf({ artisansId }: AccountRow): number {
  if (artisansId === null) throw refuse('FORBIDDEN', { message: 'This account has no workshop.' })
  return artisansId
}

/** The craftsman and the workshop, which is there once it was saved. */
export async function presentCraftsman(context: AppContext, who: AccountRow): Promise<CraftsmanProfile> {
  const id = workshopOf(who)
  const isSaved = (await context.db.$count(artisan, sql`${artisan.id} = ${id}`)) > 0
  return {
    ...(await presentPerson(context, who)),
    artisans_id: id,
    profile: isSaved ? await readArtisan(context, id) : null,
  }
}

const same = (text: string): LocalizedText => ({ en: text, ru: text, kg: text })
const CRAFT: LocalizedText = { en: 'Felt maker', ru: 'Мастер по войлоку', kg: 'Кийиз уста' }

/** Saves the fields that were sent; the first time, the workshop gets its place at the end of the list. */
export async function saveWorkshop(
  context: AppContext,
  principal: SessionPrincipal,
  changes: WorkshopChanges,
): Promise<ArtisanProfile> {
  const issues = unstorableTexts(changes)
  if (issues.length > 0) throw refuse('INVALID', { issues })
  const who = await ownAccount(context, principal)
  const id = workshopOf(who)
  const set = definedOf({
    name: changes.name,
    position: changes.position,
    profilePic: changes.profile_pic,
    banner1: changes.banner_1,
    helloText: changes.hello_txt,
    aboutImage: changes.about_img,
    aboutTitle: changes.about_ttl,
    aboutText: changes.about_txt,
    gallery: changes.tam_gallery,
    video: changes.video,
    videoTitle: changes.video_ttl,
    videoText: changes.video_txt,
    banner2: changes.banner_2,
    bioText: changes.bio_txt,
    contact: changes.contact,
    social: changes.social,
  })
  await transaction(context.db, async (tx) => {
    await tx
      .insert(artisan)
      .values({
        name: same(`${who.firstName} ${who.lastName}`),
        position: CRAFT,
        ...set,
        id,
        place: sql`(select coalesce(max(${artisan.place}), 0) + 1 from ${artisan})`,
      })
      // Saving nothing still shows the workshop; a set must not be empty.
      .onConflictDoUpdate({ target: artisan.id, set: { ...set, id } })
    await bumpRevision(tx, [ARTISANS, artisanTag(id)])
  })
  return readArtisan(context, id)
}

/** The fields that are not undefined. */
function definedOf<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(defined) as { [K in keyof T]?: Exclude<T[K], undefined> } // fromEntries forgets the names
}
