import { FILM_TYPES } from '@shyrdak/sdk/contract'
import type { FilmFormat } from './formats.ts'
import type { FileKey } from './port.ts'
import type { StoredFile } from './tables.ts'

type Keyed = Pick<StoredFile, 'id' | 'visibility' | 'format'>

export const keyOf = ({ id, visibility, format }: Keyed): FileKey => `${visibility}/${id}.${format}`

/** The key of the small JPEG of a private image. */
export const previewKeyOf = ({ id, visibility }: Pick<Keyed, 'id' | 'visibility'>): FileKey =>
  `${visibility}/${id}-preview.jpg`

const PREFIX = 'upload-'

export const isFilm = (format: string): format is FilmFormat => Object.hasOwn(FILM_TYPES, format)

/** The path by which rows and pages reference the image of a name. */
export const pathOfName = (name: string): string => `/media/${name}.jpg`

/** The path of a public image in rows and pages, like any other image: `/media/upload-….jpg`. */
export const imagePath = ({ id }: Pick<StoredFile, 'id'>): string => pathOfName(`${PREFIX}${id}`)

/** The path of any public file; a film has its own extension. */
export const uploadPath = ({ id, format }: Pick<StoredFile, 'id' | 'format'>): string =>
  isFilm(format) ? `/media/${PREFIX}${id}.${format}` : imagePath({ id })

const UPLOADED = /^upload-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Parses the id of an uploaded file from its name in paths; undefined for other names. */
export const uploadIdOf = (name: string): string | undefined => UPLOADED.exec(name)?.[1]

const PATH = new RegExp(`^/media/(.+)\\.(?:jpg|${Object.keys(FILM_TYPES).join('|')})$`)

/** Parses the id of an uploaded file from a whole path. */
export const uploadIdOfPath = (path: string): string | undefined => uploadIdOf(PATH.exec(path)?.[1] ?? '')
