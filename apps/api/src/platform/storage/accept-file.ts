import { DOCUMENT_BYTES, FILM_BYTES, FILM_TYPES, IMAGE_BYTES, MEDIA_TYPES } from '@shyrdak/sdk/contract'
import { refuseField } from '../refusal.ts'
import { tooLarge } from '../too-large.ts'
import { checkOfficeDocument, checkPdf, checkText } from './check-document.ts'
import { encodeImage, unreadable } from './encode-image.ts'
import type { FileContext } from './file-context.ts'
import { keyOf, previewKeyOf } from './file-keys.ts'
import { filmFormatOf } from './film-format.ts'
import { shownName } from './file-name.ts'
import { formatOfBytes, STORED_TYPES, type StoredFormat } from './formats.ts'
import type { Visibility } from './port.ts'
import { storedFile, type StoredFile } from './tables.ts'

type Context = Pick<FileContext, 'db' | 'files' | 'random' | 'clock'>

interface Taken {
  visibility: Visibility
  /** The only user allowed to use it, in the accepting module's notation: `account:12`. */
  owner: string
  /** The file name as sent; unsafe characters are removed. */
  name: string
}

/**
 * Accepts an image: JPEG, PNG or WebP by its bytes, at most 10 MB and 50 megapixels. It is re-encoded
 * (upright, at most 2400 pixels long, without metadata) and stored under a random name. Rows reference a
 * public one by its `imagePath`; it is served at every width like any other image (`/media/…`), even before
 * it is claimed.
 *
 * The module accepts it for its `owner`, shows it, and calls `claimFiles` in the transaction that starts to
 * use it; unclaimed files are removed after a day.
 *
 * @throws {Refusal} INVALID on `file` (`required`, `unreadable`, `too_many_pixels`), TOO_LARGE, UNAVAILABLE
 */
export async function acceptImage(context: Context, file: File, taken: Taken): Promise<StoredFile> {
  const bytes = await bytesOf(file)
  const found = formatOfBytes(bytes)
  if (found !== 'jpg' && found !== 'png' && found !== 'webp') throw unreadable()
  return storeImage(context, bytes, found, taken)
}

/**
 * Accepts an image like `acceptImage`, or a document unchanged: PDF, DOCX, XLSX, CSV or text of at most 5 MB,
 * detected by its bytes. Refuses documents with embedded programs, and archives that unpack to more than a
 * document's size.
 *
 * @throws {Refusal} INVALID on `file` (`required`, `unreadable`, `too_many_pixels`), TOO_LARGE, UNAVAILABLE
 */
export async function acceptFile(context: Context, file: File, taken: Taken): Promise<StoredFile> {
  const bytes = await bytesOf(file)
  const found = formatOfBytes(bytes)
  if (found === 'jpg' || found === 'png' || found === 'webp') return storeImage(context, bytes, found, taken)
  if (bytes.length > DOCUMENT_BYTES) throw tooLarge(DOCUMENT_BYTES)
  const format = await documentFormatOf(bytes, found, file.type)
  const row = rowOf(context, taken, { format, bytes: bytes.length, width: null, height: null })
  await context.files.put(keyOf(row), bytes, STORED_TYPES[format])
  return store(context, row)
}

/**
 * Accepts a film unchanged: MP4 or WebM of at most 50 MB, detected by its bytes. It is read in parts and
 * never held in memory whole.
 *
 * @throws {Refusal} INVALID on `file` (`required`, `unreadable`), TOO_LARGE
 */
export async function acceptFilm(context: Context, file: File, taken: Taken): Promise<StoredFile> {
  checkSize(file, FILM_BYTES)
  const format = await filmFormatOf(file)
  if (!format) throw unreadable()
  const row = rowOf(context, taken, { format, bytes: file.size, width: null, height: null })
  await context.files.put(keyOf(row), file, FILM_TYPES[format])
  return store(context, row)
}

async function documentFormatOf(
  bytes: Buffer,
  found: 'pdf' | 'archive' | null,
  type: string,
): Promise<StoredFormat> {
  if (found === 'archive') return checkOfficeDocument(bytes)
  if (found === 'pdf') {
    checkPdf(bytes)
    return found
  }
  // Only text has no magic bytes, so its declared type counts.
  const format = (['txt', 'csv'] as const).find((text) => MEDIA_TYPES[text] === type)
  if (!format) throw unreadable()
  checkText(bytes)
  return format
}

async function storeImage(
  context: Context,
  bytes: Buffer,
  found: 'jpg' | 'png' | 'webp',
  taken: Taken,
): Promise<StoredFile> {
  const { preview, ...image } = await encodeImage(bytes, found)
  const row = rowOf(context, taken, { ...image, bytes: image.bytes.length })
  await context.files.put(keyOf(row), image.bytes, MEDIA_TYPES[image.format])
  // Public images need no preview: pages request them by width.
  if (row.visibility === 'private') await context.files.put(previewKeyOf(row), preview, MEDIA_TYPES.jpg)
  return store(context, row)
}

async function bytesOf(file: File): Promise<Buffer> {
  checkSize(file, IMAGE_BYTES)
  return Buffer.from(await file.arrayBuffer())
}

function checkSize({ size }: File, most: number): void {
  if (size === 0) throw refuseField(['file'], 'required')
  if (size > most) throw tooLarge(most)
}

const rowOf = (
  { random, clock }: Context,
  { visibility, owner, name }: Taken,
  found: Pick<StoredFile, 'format' | 'bytes' | 'width' | 'height'>,
): StoredFile => ({
  id: random.uuid(),
  visibility,
  owner,
  name: shownName(name, found.format),
  createdAt: clock(),
  claimedAt: null,
  releasedAt: null,
  ...found,
})

/** Inserted after the bytes are stored: a row without its file would be shown. */
async function store({ db }: Context, row: StoredFile): Promise<StoredFile> {
  await db.insert(storedFile).values(row)
  return row
}
