import type { ArtisanProfile, CraftsmanProfile, LocalizedText, WorkshopChanges } from '@shyrdak/sdk/contract'
import { sql } from 'drizzle-orm'
import { bumpRevision } from '../db/revision.ts'
import { artisan } from '../db/schema/special-goods.ts'
import type { SessionPrincipal } from '../handler.ts'
import { unstorableTexts } from '../orders/plain-text.ts'
import { refuse } from '../refusal.ts'
import { readArtisan } from '../special-goods/artisans.ts'
import type { AppContext } from '../app-context.ts'
import type { AccountRow } from './log-in.ts'
import { ownAccount } from './own-account.ts'
import { presentPerson } from './read-person.ts'

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

/** Saves the fields that were told; the first time, the workshop gets its place at the end of the list. */
export async function saveWorkshop(
  context: AppContext,
  principal: SessionPrincipal,
  changes: WorkshopChanges,
): Promise<ArtisanProfile> {
  const issues = unstorableTexts(changes)
  if (issues.length > 0) throw refuse('INVALID', { issues })
  const who = await ownAccount(context, principal)
  const id = workshopOf(who)
  const set = told({
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
  await context.db.transaction(async (tx) => {
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
    await bumpRevision(tx)
  })
  return readArtisan(context, id)
}

/** What was said, without what was left out. */
function told<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(said) as { [K in keyof T]?: Exclude<T[K], undefined> } // fromEntries forgets the names
}
