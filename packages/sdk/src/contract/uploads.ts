import * as z from 'zod/mini'
import { MEDIA_TYPES } from './file.ts'

/** Accepted formats of images. They are re-encoded as `jpg`, or as `png` if uploaded as one. */
export const IMAGE_UPLOAD_FORMATS = ['jpg', 'png', 'webp'] as const
/** Accepted formats of documents, which are stored unchanged. */
export const DOCUMENT_UPLOAD_FORMATS = ['pdf', 'docx', 'xlsx', 'csv', 'txt'] as const
export const UPLOAD_FORMATS = [...IMAGE_UPLOAD_FORMATS, ...DOCUMENT_UPLOAD_FORMATS] as const

/** Size limit of an image, in bytes. */
export const IMAGE_BYTES = 10 * 1024 * 1024
/** Size limit of a document, in bytes. */
export const DOCUMENT_BYTES = 5 * 1024 * 1024

/** Accepted formats of films, which are stored unchanged: those that every browser plays. */
export const FILM_TYPES = { mp4: 'video/mp4', webm: 'video/webm' } as const
export const FilmFile = z.file().check(z.mime([FILM_TYPES.mp4, FILM_TYPES.webm]))
/** Size limit of a film, in bytes. The texts of the upload field say 50 MB. */
export const FILM_BYTES = 50_000_000

/** The original name of a file, with its extension. It is sent beside the bytes and never used as a path. */
export const FileName = z.string().check(z.minLength(1), z.maxLength(255))

const ALIASES: Readonly<Record<string, (typeof UPLOAD_FORMATS)[number]>> = { jpeg: 'jpg', jfif: 'jpg' }

/** Returns the format of a file name's extension, or undefined if it is not accepted. */
export function formatOfName(name: string): (typeof UPLOAD_FORMATS)[number] | undefined {
  const ending = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? ''
  return ALIASES[ending] ?? UPLOAD_FORMATS.find((format) => format === ending)
}

/**
 * Returns a file with the media type of its format, or undefined if it is not accepted. Operating systems
 * report other types for spreadsheets and texts, or none.
 */
export function uploadOf(file: File): File | undefined {
  const format = formatOfName(file.name) ?? UPLOAD_FORMATS.find((known) => MEDIA_TYPES[known] === file.type)
  return format && new File([file], file.name, { type: MEDIA_TYPES[format] })
}
