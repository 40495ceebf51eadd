import * as z from 'zod/mini'

/** The media types of the files that endpoints take and answer. */
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

/** A file of one of these formats, as the body or the response of an endpoint: sent as its bytes, not as JSON. */
export const fileOf = (...formats: readonly [Format, ...Format[]]) =>
  z.file().check(z.mime(formats.map((format) => MEDIA_TYPES[format])))

export const isFileSchema = (schema: z.core.$ZodType): boolean => schema._zod.def.type === 'file'

/** The media types of a file schema. */
export const mediaTypesOf = (schema: z.core.$ZodType): readonly string[] =>
  (schema._zod.def.checks ?? []).flatMap(
    ({ _zod: { def } }) => (def.check === 'mime_type' ? (def as z.core.$ZodCheckMimeTypeDef).mime : []), // its name tells which check it is
  )
