import { SAVED_VERSIONS, type NewArticle, type NewPage } from '@shyrdak/sdk/management'
import { and, desc, inArray } from 'drizzle-orm'
import { imagesIn } from '#platform/media/images-in.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { contentVersion } from '../tables.ts'
import { isOf, type Owner } from './owner.ts'

/** What something was like before it was changed. */
interface Former {
  revision: number
  savedAt: Date
  savedBy: number | null
  written: NewPage | NewArticle
}

/** Keeps what a page or an article was, and lets go of what is too old. */
export async function saveVersion(tx: Transaction, owner: Owner, former: Former): Promise<void> {
  const images = [...new Set(imagesIn(former.written).map(({ path }) => path))]
  await tx.insert(contentVersion).values({ ...owner, ...former, images })
  const older = tx
    .select({ id: contentVersion.id })
    .from(contentVersion)
    .where(isOf(contentVersion, owner))
    .orderBy(desc(contentVersion.revision))
    .offset(SAVED_VERSIONS)
  await tx.delete(contentVersion).where(and(isOf(contentVersion, owner), inArray(contentVersion.id, older)))
}

/** The images that versions of an owner name. */
export async function imagesOfVersions(tx: Transaction, owner: Owner): Promise<string[]> {
  const rows = await tx
    .select({ images: contentVersion.images })
    .from(contentVersion)
    .where(isOf(contentVersion, owner))
  return rows.flatMap(({ images }) => images)
}
