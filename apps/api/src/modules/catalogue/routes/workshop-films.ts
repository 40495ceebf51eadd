import type { workshopFilms } from '@shyrdak/sdk/contract'
import type { HandlersFor } from '#platform/handler.ts'
import { uploadOwnFilm } from '../artisans/own-photos.ts'
import { ownWorkshop } from '../artisans/own-workshop.ts'

export const workshopFilmRoutes = {
  upload: async ({ principal, query, body }, context) => ({
    path: await uploadOwnFilm(context, await ownWorkshop(context, principal), { file: body, ...query }),
  }),
} satisfies HandlersFor<typeof workshopFilms>
