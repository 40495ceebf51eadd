import { endpoint } from '../endpoint.ts'
import { FILM_BYTES, FilmFile } from '../uploads.ts'
import { artisanPhotos } from './photos.ts'

/** Not in `contract`, so that sites without the craftsmen's own pages do not bundle it. */
export const artisanFilms = {
  upload: endpoint({
    ...artisanPhotos.upload,
    path: '/specialgoods/film',
    summary:
      'Upload a film for the page of the current craftsman: MP4 or WebM. It keeps its bytes, and is removed after a day unless it is used.',
    body: FilmFile,
    limit: { max: 60, minutes: 10 },
    maxBytes: FILM_BYTES,
  }),
}
