import type { workshopPhotos } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { uploadPhoto } from '../artisans/own-photos.ts'
import { ownWorkshop } from '../artisans/own-workshop.ts'

export const workshopPhotoRoutes = {
  upload: async ({ principal, query, body }, context) => ({
    path: await uploadPhoto(context, await ownWorkshop(context, principal), { file: body, ...query }),
  }),
} satisfies HandlersFor<typeof workshopPhotos>
