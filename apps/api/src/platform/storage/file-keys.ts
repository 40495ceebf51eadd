import type { FileKey } from './port.ts'
import type { StoredFile } from './tables.ts'

type Keyed = Pick<StoredFile, 'id' | 'visibility' | 'format'>

export const keyOf = ({ id, visibility, format }: Keyed): FileKey => `${visibility}/${id}.${format}`

/** The small JPEG of a private image. */
export const previewKeyOf = ({ id, visibility }: Pick<Keyed, 'id' | 'visibility'>): FileKey =>
  `${visibility}/${id}-preview.jpg`

const PREFIX = 'upload-'

/** The path of a public image in rows and pages, as of any other image: `/media/upload-….jpg`. */
export const imagePath = ({ id }: Pick<StoredFile, 'id'>): string => `/media/${PREFIX}${id}.jpg`

const UPLOADED = /^upload-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The id of an uploaded image by its name in paths, or undefined. */
export const uploadIdOf = (name: string): string | undefined => UPLOADED.exec(name)?.[1]

/** The same of a whole path. */
export const uploadIdOfPath = (path: string): string | undefined =>
  uploadIdOf(/^\/media\/(.+)\.jpg$/.exec(path)?.[1] ?? '')
