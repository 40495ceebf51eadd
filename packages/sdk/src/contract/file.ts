import * as z from 'zod/mini'

/** Media types of the files in requests and responses. */
export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv',
  txt: 'text/plain',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const
type Format = keyof typeof MEDIA_TYPES

/** A file in one of these formats as a request or response body: raw bytes, not JSON. */
export const fileOf = (...formats: readonly [Format, ...Format[]]) =>
  z.file().check(z.mime(formats.map((format) => MEDIA_TYPES[format])))

export const isFileSchema = (schema: z.core.$ZodType): boolean => schema._zod.def.type === 'file'

/** Returns the media types of a file schema. */
export const mediaTypesOf = (schema: z.core.$ZodType): readonly string[] =>
  (schema._zod.def.checks ?? []).flatMap(
    ({ _zod: { def } }) => (def.check === 'mime_type' ? (def as z.core.$ZodCheckMimeTypeDef).mime : []), // `check` names its type
  )
