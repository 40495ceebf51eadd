import * as z from 'zod/mini'
import { managers } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { MediaPath } from '../scalars.ts'
import { FILM_BYTES, FileName, FilmFile } from '../uploads.ts'

export const managedFilms = {
  upload: endpoint({
    method: 'POST',
    path: '/management/films',
    summary:
      'Upload a film for pages and articles: MP4 or WebM. It keeps its bytes, and is removed after a day unless it is used.',
    access: managers,
    query: z.object({ name: FileName }),
    body: FilmFile,
    response: z.object({ path: MediaPath }),
    limit: { max: 60, minutes: 10 },
    maxBytes: FILM_BYTES,
  }),
}
