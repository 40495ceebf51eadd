/** Pixels of the longer side: the store keeps no more, and a phone's photo travels ten times lighter. */
const MAX_EDGE = 2400
/** Pixels of what is shown while a photo is cropped. */
const SHOWN = 1200
const QUALITY = 0.86

/** A part of a photo, in its own pixels. */
export interface CropArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Formats that the store takes, for `accept`; phones turn theirs into the first of them. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp'

/** Opens a photo, upright. Rejects what the browser cannot read. */
export const openPhoto = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' })

const whole = ({ width, height }: ImageBitmap): CropArea => ({ x: 0, y: 0, width, height })

function draw(photo: ImageBitmap, area: CropArea, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(area.width, area.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('photo upload: the browser gives no canvas')
  // What is transparent would become black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(photo, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The whole photo as a data URL, smaller: pages may show no other address of a chosen file. */
export function shownPhoto(photo: ImageBitmap): { url: string; scale: number } {
  const canvas = draw(photo, whole(photo), SHOWN)
  return { url: canvas.toDataURL('image/jpeg', QUALITY), scale: photo.width / canvas.width }
}

/** A part of a photo, or all of it, as it is sent: without what cameras write beside it. */
export async function preparedPhoto(
  photo: ImageBitmap,
  name: string,
  area: CropArea = whole(photo),
): Promise<File> {
  const canvas = draw(photo, area, MAX_EDGE)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('photo upload: the browser could not write the photo')
  return new File([blob], `${name.replace(/\.[^.]*$/, '').slice(0, 100) || 'photo'}.jpg`, {
    type: 'image/jpeg',
  })
}
