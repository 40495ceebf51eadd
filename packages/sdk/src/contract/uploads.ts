import * as z from 'zod/mini'
import { MEDIA_TYPES } from './file.ts'

/** The formats of images that are taken in. They are re-encoded: as `jpg`, or as `png` where they came as one. */
export const IMAGE_UPLOAD_FORMATS = ['jpg', 'png', 'webp'] as const
/** The formats of documents that are taken in as they are. */
export const DOCUMENT_UPLOAD_FORMATS = ['pdf', 'docx', 'xlsx', 'csv', 'txt'] as const
export const UPLOAD_FORMATS = [...IMAGE_UPLOAD_FORMATS, ...DOCUMENT_UPLOAD_FORMATS] as const

/** The largest image and the largest document that are taken in, in bytes. */
export const IMAGE_BYTES = 10 * 1024 * 1024
export const DOCUMENT_BYTES = 5 * 1024 * 1024

/** The formats of films that are taken in as they are: those that every browser plays. */
export const FILM_TYPES = { mp4: 'video/mp4', webm: 'video/webm' } as const
export const FilmFile = z.file().check(z.mime([FILM_TYPES.mp4, FILM_TYPES.webm]))
/** The largest film that is taken in, in bytes. */
export const FILM_BYTES = 50 * 1024 * 1024

/** What a person calls a file, with its ending. It travels beside the bytes, and never becomes a path. */
export const FileName = z.string().check(z.minLength(1), z.maxLength(255))

const ALIASES: Readonly<Record<string, (typeof UPLOAD_FORMATS)[number]>> = { jpeg: 'jpg', jfif: 'jpg' }

/** The format that the ending of a name promises, or undefined where such files are not taken in. */
export function formatOfName(name: string): (typeof UPLOAD_FORMATS)[number] | undefined {
  const ending = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? ''
  return ALIASES[ending] ?? UPLOAD_FORMATS.find((format) => format === ending)
}

/** A chosen file as it is sent: systems give types of their own to spreadsheets and texts, or none. */
export function uploadOf(file: File): File | undefined {
  const format = formatOfName(file.name) ?? UPLOAD_FORMATS.find((known) => MEDIA_TYPES[known] === file.type)
  return format && new File([file], file.name, { type: MEDIA_TYPES[format] })
}
