import { MEDIA_TYPES } from '@shyrdak/sdk/contract'
import { zipSync } from 'fflate'
import sharp from 'sharp'

/** A file as a browser sends it. */
export const fileWith = (bytes: Uint8Array | string, type: keyof typeof MEDIA_TYPES): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'upload', { type: MEDIA_TYPES[type] })

/** A plain madder red photo. */
export const photo = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#a3302b' } })

export const PDF = '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'

/** An office document with additional parts. */
export const office = (
  main: 'word/document.xml' | 'xl/workbook.xml',
  parts: Record<string, Uint8Array> = {},
) => zipSync({ '[Content_Types].xml': Buffer.from('<Types/>'), [main]: Buffer.from('<root/>'), ...parts })
