import { IMAGE_BYTES, type Issue } from '@shyrdak/sdk/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { AppContext } from '#platform/context.ts'
import { refuse } from '#platform/refusal.ts'
import type { Transaction } from '#platform/sql/database.ts'
import { acceptImage } from '#platform/storage/accept-file.ts'
import { claimFiles, releaseFiles } from '#platform/storage/claim-files.ts'
import { imagePath, uploadIdOfPath } from '#platform/storage/file-keys.ts'
import { storedFile } from '#platform/storage/tables.ts'

/** Photos belong to a workshop, whoever of it has uploaded them. */
const ownerOf = (artisanId: number) => `workshop:${artisanId}`

/** Lets go of photos of a workshop that nothing shows any more. */
export const releasePhotos = (tx: Transaction, artisanId: number, paths: readonly string[]): Promise<void> =>
  releaseFiles(tx, {
    ids: paths.flatMap((path) => uploadIdOfPath(path) ?? []),
    owner: ownerOf(artisanId),
  })

/** Takes in a photo of a workshop, for everybody to see, and gives the path that pages name it by. */
export async function uploadPhoto(
  context: AppContext,
  artisanId: number,
  { file, name }: { file: File; name: string },
): Promise<string> {
  if (file.size > IMAGE_BYTES) throw refuse('TOO_LARGE', { message: 'A photo may have 10 MB.' })
  return imagePath(
    await acceptImage(context, file, { visibility: 'public', owner: ownerOf(artisanId), name }),
  )
}

export interface NamedPhoto {
  path: string
  /** Where the input names it. */
  field: Issue['path']
}

/**
 * Keeps photos that a workshop begins to use. Refuses, field by field, those that it neither shows already (`known`) nor
 * has uploaded itself.
 */
export async function claimPhotos(
  tx: Transaction,
  context: Pick<AppContext, 'clock'>,
  {
    artisanId,
    photos,
    known = new Set(),
  }: { artisanId: number; photos: readonly NamedPhoto[]; known?: ReadonlySet<string> },
): Promise<void> {
  const asked = photos.filter(({ path }) => !known.has(path))
  const ids = asked.flatMap(({ path }) => uploadIdOfPath(path) ?? [])
  const own =
    ids.length === 0
      ? []
      : await tx
          .select({ id: storedFile.id })
          .from(storedFile)
          .where(
            and(
              inArray(storedFile.id, ids),
              eq(storedFile.owner, ownerOf(artisanId)),
              eq(storedFile.visibility, 'public'),
            ),
          )
  const ownIds = new Set(own.map(({ id }) => id))
  const issues = asked
    .filter(({ path }) => !ownIds.has(uploadIdOfPath(path) ?? ''))
    .map(({ field }) => ({ path: field, code: 'invalid' }))
  if (issues.length > 0) throw refuse('INVALID', { issues })
  await claimFiles(tx, context, { ids: [...ownIds], owner: ownerOf(artisanId) })
}
