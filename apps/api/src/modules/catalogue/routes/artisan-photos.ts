import type { artisanPhotos } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { uploadPhoto } from '../artisans/own-photos.ts'
import { ownArtisan } from '../artisans/own-artisan.ts'

export const artisanPhotoRoutes = {
  upload: async ({ principal, query, body }, context) => ({
    path: await uploadPhoto(context, await ownArtisan(context, principal), { file: body, ...query }),
  }),
} satisfies HandlersFor<typeof artisanPhotos>
