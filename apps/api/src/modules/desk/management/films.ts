import type { managedFilms } from '@shyrdak/sdk/management'
import type { HandlersFor } from '#platform/handler.ts'
import { uploadFilm } from '#platform/storage/claim-images.ts'
import { DESK } from '#platform/storage/desk-images.ts'
import { uploadPath } from '#platform/storage/file-keys.ts'

export const managedFilmRoutes = {
  upload: async ({ query, body }, context) => ({
    path: uploadPath(await uploadFilm(context, DESK, { file: body, ...query })),
  }),
} satisfies HandlersFor<typeof managedFilms>
