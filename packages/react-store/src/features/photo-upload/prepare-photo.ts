/**
 * Longest side of an uploaded photo, in pixels. The store keeps no more, and a phone's photo becomes about
 * ten times smaller.
 */
const MAX_EDGE = 2400
/** A photo with a shorter longest side, in pixels, is blurred on cards and pages. */
const SMALL_EDGE = 600
/** Longest side of the photo shown while cropping, in pixels. */
const SHOWN = 1200
const QUALITY = 0.86

/** An area of a photo, in pixels of the photo. */
export interface CropArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Media types that the store accepts, for `<input accept>`. Phones convert others to the first one. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp'

/** Decodes a photo in its upright orientation. Rejects files that the browser cannot decode. */
export const openPhoto = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' })

const whole = ({ width, height }: ImageBitmap): CropArea => ({ x: 0, y: 0, width, height })

/** Whether a photo, or the area of it that is used, has too few pixels to look sharp in the store. */
export const isSmall = ({ width, height }: Pick<CropArea, 'width' | 'height'>): boolean =>
  Math.max(width, height) < SMALL_EDGE

function draw(photo: ImageBitmap, area: CropArea, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(area.width, area.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('photo upload: canvas 2D context is unavailable')
  // Transparent areas would become black in the JPEG.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(photo, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The whole photo as a smaller data URL, which every content security policy of the store allows. */
export function previewOf(photo: ImageBitmap): { url: string; scale: number } {
  const canvas = draw(photo, whole(photo), SHOWN)
  return { url: canvas.toDataURL('image/jpeg', QUALITY), scale: photo.width / canvas.width }
}

export interface PreparedPhoto {
  readonly file: File
  readonly isSmall: boolean
}

/** Encodes a photo or an area of it as a JPEG for the upload, without camera metadata. */
export async function preparedPhoto(
  photo: ImageBitmap,
  name: string,
  area: CropArea = whole(photo),
): Promise<PreparedPhoto> {
  const canvas = draw(photo, area, MAX_EDGE)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('photo upload: canvas.toBlob() returned null')
  const file = new File([blob], `${name.replace(/\.[^.]*$/, '').slice(0, 100) || 'photo'}.jpg`, {
    type: 'image/jpeg',
  })
  return { file, isSmall: isSmall(area) }
}
