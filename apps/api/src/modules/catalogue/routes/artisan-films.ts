import type { artisanFilms } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { uploadOwnFilm } from '../artisans/own-photos.ts'
import { ownArtisan } from '../artisans/own-artisan.ts'

export const artisanFilmRoutes = {
  upload: async ({ principal, query, body }, context) => ({
    path: await uploadOwnFilm(context, await ownArtisan(context, principal), { file: body, ...query }),
  }),
} satisfies HandlersFor<typeof artisanFilms>
