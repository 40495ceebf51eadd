import {
  FILM_TYPES,
  MEDIA_TYPES,
  type DOCUMENT_UPLOAD_FORMATS,
  type IMAGE_UPLOAD_FORMATS,
} from '@shyrdak/sdk/contract'

type ImageFormat = (typeof IMAGE_UPLOAD_FORMATS)[number]
type DocumentFormat = (typeof DOCUMENT_UPLOAD_FORMATS)[number]

/** The formats in which images are stored. */
export type StoredImageFormat = Exclude<ImageFormat, 'webp'>
export type FilmFormat = keyof typeof FILM_TYPES
export type StoredFormat = StoredImageFormat | DocumentFormat | FilmFormat

/** The media type of each stored format. */
export const STORED_TYPES: Readonly<Record<StoredFormat, string>> = { ...MEDIA_TYPES, ...FILM_TYPES }

type Found = ImageFormat | 'pdf' | 'archive' | null

const begins = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

/** Detects a format by its first bytes; its declared name and type are ignored. */
export function formatOfBytes(bytes: Buffer): Found {
  if (begins(bytes, '\xff\xd8\xff')) return 'jpg'
  if (begins(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8)) return 'webp'
  if (begins(bytes, '%PDF-')) return 'pdf'
  if (begins(bytes, 'PK\x03\x04')) return 'archive'
  return null
}
