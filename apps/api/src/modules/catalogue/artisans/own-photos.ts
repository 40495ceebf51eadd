import { claimImages, uploadFilm, uploadImage } from '#platform/storage/claim-images.ts'
import { imagePath, uploadPath } from '#platform/storage/file-keys.ts'
import { checkUploadQuota } from '#platform/storage/upload-quota.ts'
import type { AppContext } from '#platform/context.ts'
import type { NamedImage } from '#platform/media/images-in.ts'
import type { Transaction } from '#platform/sql/database.ts'

/** Photos belong to a workshop, not to the account that uploaded them. */
const ownerOf = (artisanId: number) => `artisan:${artisanId}`

/**
 * Stores a workshop's photo publicly and returns its path.
 * @throws RATE_LIMITED, and like `uploadImage`
 */
export async function uploadPhoto(
  context: AppContext,
  artisanId: number,
  photo: { file: File; name: string },
): Promise<string> {
  await checkUploadQuota(context, ownerOf(artisanId))
  return imagePath(await uploadImage(context, ownerOf(artisanId), photo))
}

/**
 * Stores a workshop's film publicly and returns its path.
 * @throws RATE_LIMITED, and like `uploadFilm`
 */
export async function uploadOwnFilm(
  context: AppContext,
  artisanId: number,
  film: { file: File; name: string },
): Promise<string> {
  await checkUploadQuota(context, ownerOf(artisanId))
  return uploadPath(await uploadFilm(context, ownerOf(artisanId), film))
}

/**
 * Claims photos and films for use by a workshop. Refuses, by field, those that are neither in use already
 * (`known`) nor uploaded by this workshop.
 */
export const claimPhotos = (
  tx: Transaction,
  context: Pick<AppContext, 'clock'>,
  {
    artisanId,
    photos,
    known = new Set(),
  }: { artisanId: number; photos: readonly NamedImage[]; known?: ReadonlySet<string> },
): Promise<void> =>
  claimImages(tx, context, {
    images: photos.filter(({ path }) => !known.has(path)),
    known,
    isUsable: ({ owner }) => owner === ownerOf(artisanId),
  })
