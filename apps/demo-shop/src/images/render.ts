import sharp from 'sharp'
import { drawProduct } from './draw-product.ts'
import type { ImageSpec } from './image-spec.ts'
import { sizeOf } from './image-spec.ts'

export type ImageFormat = 'avif' | 'webp' | 'jpeg'

/** Draws and encodes an image; `width` in pixels, at most that of the drawing. */
export async function renderImage(
  spec: ImageSpec,
  { width, format }: { readonly width: number; readonly format: ImageFormat },
): Promise<Buffer> {
  const full = sizeOf(spec)[0]
  const wanted = Math.max(1, Math.min(full, Math.round(width)))
  // Small images are drawn at twice their size: one-pixel faces would otherwise show seams.
  const density = Math.min(1, (wanted * 2) / full) * 72
  const image = sharp(Buffer.from(drawProduct(spec)), { density, unlimited: true })
    .resize(wanted)
    .removeAlpha()
  switch (format) {
    case 'avif':
      // Small images need a higher quality, or the wool texture is lost. Effort 2 takes three times as long
      // for the same size on felt.
      return image.avif({ quality: wanted < 700 ? 68 : 58, effort: 1 }).toBuffer()
    case 'webp':
      return image.webp({ quality: 78, effort: 2 }).toBuffer()
    case 'jpeg':
      return image.jpeg({ quality: 80, progressive: true }).toBuffer()
  }
}
