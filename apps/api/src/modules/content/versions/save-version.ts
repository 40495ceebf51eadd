import { SAVED_VERSIONS, type NewArticle, type NewPage } from '@shyrdak/sdk/management'
import { and, desc, inArray } from 'drizzle-orm'
import { imagesIn } from '#platform/media/images-in.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { contentVersion } from '../tables.ts'
import { isOf, type Owner } from './owner.ts'

/** The state of a row before a change. */
interface Former {
  revision: number
  savedAt: Date
  savedBy: number | null
  written: NewPage | NewArticle
}

/**
 * Stores the former version of a page or an article, and deletes versions beyond the limit. Returns the
 * images that no version references any longer.
 */
export async function saveVersion(tx: Transaction, owner: Owner, former: Former): Promise<string[]> {
  const images = [...new Set(imagesIn(former.written).map(({ path }) => path))]
  await tx.insert(contentVersion).values({ ...owner, ...former, images })
  const older = tx
    .select({ id: contentVersion.id })
    .from(contentVersion)
    .where(isOf(contentVersion, owner))
    .orderBy(desc(contentVersion.revision))
    .offset(SAVED_VERSIONS)
  const dropped = await tx
    .delete(contentVersion)
    .where(and(isOf(contentVersion, owner), inArray(contentVersion.id, older)))
    .returning({ images: contentVersion.images })
  const outdated = [...new Set(dropped.flatMap((version) => version.images))]
  if (outdated.length === 0) return []
  const still = new Set(await imagesOfVersions(tx, owner))
  return outdated.filter((image) => !still.has(image))
}

/** Returns the images in the versions of an owner. */
export async function imagesOfVersions(tx: Transaction, owner: Owner): Promise<string[]> {
  const rows = await tx
    .select({ images: contentVersion.images })
    .from(contentVersion)
    .where(isOf(contentVersion, owner))
  return rows.flatMap(({ images }) => images)
}
