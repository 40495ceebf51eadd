import { claimImages, uploadFilm, uploadImage } from '#platform/storage/claim-images.ts'
import { imagePath, uploadPath } from '#platform/storage/file-keys.ts'
import type { AppContext } from '#platform/context.ts'
import type { NamedImage } from '#platform/media/images-in.ts'
import type { Transaction } from '#platform/sql/database.ts'

/** Photos belong to a workshop, whoever of it has uploaded them. */
const ownerOf = (artisanId: number) => `artisan:${artisanId}`

/** Takes in a photo of a workshop, for everybody to see, and gives the path that pages name it by. */
export const uploadPhoto = async (
  context: AppContext,
  artisanId: number,
  photo: { file: File; name: string },
): Promise<string> => imagePath(await uploadImage(context, ownerOf(artisanId), photo))

/** The same of a film. */
export const uploadOwnFilm = async (
  context: AppContext,
  artisanId: number,
  film: { file: File; name: string },
): Promise<string> => uploadPath(await uploadFilm(context, ownerOf(artisanId), film))

/**
 * Keeps photos and films that a workshop begins to use. Refuses, field by field, those that it neither shows already (`known`) nor
 * has uploaded itself.
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
