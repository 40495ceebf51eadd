import type { Sharp } from 'sharp'
import PQueue from 'p-queue'
import { refuse, refuseField } from '../refusal.ts'
import type { StoredImageFormat } from './formats.ts'

/** The maximum pixels of an accepted image: above any phone's, and decoded within seconds. */
const IMAGE_PIXELS = 50_000_000
/** The longest side of a stored image and of its preview, in pixels. */
const LONGEST = 2400
const PREVIEW = 480
/** A larger PNG is taken for a photo and stored as JPEG. In bytes. */
const PNG_BYTES = 3 * 1024 * 1024
/** How many images may wait; beyond that, how many seconds until the client should retry. */
const MAX_WAITING = 50
const RETRY_AFTER = 5

export interface EncodedImage {
  bytes: Buffer
  format: StoredImageFormat
  width: number
  height: number
  /** A small JPEG of the image. */
  preview: Buffer
}

/** One at a time: requests need the other core. */
const queue = new PQueue({ concurrency: 1 })

export const unreadable = () => refuseField(['file'], 'unreadable')

/**
 * Decodes an image and encodes it again: upright, at most 2400 pixels long, pixels only. Anything hidden in
 * metadata, after its end or in another embedded format is lost.
 *
 * @throws {Refusal} INVALID on `file` if it cannot be read completely or has too many pixels; UNAVAILABLE
 * while too many wait
 */
export async function encodeImage(bytes: Buffer, found: 'jpg' | 'png' | 'webp'): Promise<EncodedImage> {
  if (queue.size >= MAX_WAITING)
    throw refuse('UNAVAILABLE', { message: 'Too many images are being read.', retryAfter: RETRY_AFTER })
  return queue.add(() => encode(bytes, found))
}

async function encode(bytes: Buffer, found: 'jpg' | 'png' | 'webp'): Promise<EncodedImage> {
  const { default: sharp } = await import('sharp')
  // Refuses truncated images, but tolerates other violations of the format that cameras commit.
  const open = () => sharp(bytes, { failOn: 'error', limitInputPixels: IMAGE_PIXELS, sequentialRead: true })
  const { width, height, format } = await open().metadata().catch(refuseUnreadable)
  if (format !== (found === 'jpg' ? 'jpeg' : found)) throw unreadable()
  if (width * height > IMAGE_PIXELS)
    throw refuseField(['file'], 'too_many_pixels', { max: IMAGE_PIXELS / 1_000_000, of: 'megapixels' })
  try {
    const upright = () =>
      open().autoOrient().resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    const png = found === 'png' ? await upright().png().toBuffer({ resolveWithObject: true }) : undefined
    const isPng = png !== undefined && png.data.length <= PNG_BYTES
    const { data, info } = isPng ? png : await asPhoto(upright(), 84).toBuffer({ resolveWithObject: true })
    const small = sharp(data).resize(PREVIEW, PREVIEW, { fit: 'inside', withoutEnlargement: true })
    return {
      bytes: data,
      format: isPng ? 'png' : 'jpg',
      width: info.width,
      height: info.height,
      preview: await asPhoto(small, 72).toBuffer(),
    }
  } catch (error) {
    return refuseUnreadable(error)
  }
}

const asPhoto = (image: Sharp, quality: number) =>
  image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true })

function refuseUnreadable(error: unknown): never {
  if (/pixel limit/i.test(String(error)))
    throw refuseField(['file'], 'too_many_pixels', { max: IMAGE_PIXELS / 1_000_000, of: 'megapixels' })
  throw unreadable()
}
