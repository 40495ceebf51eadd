import sharp from 'sharp'
import { drawProduct } from './draw-product.ts'
import type { ImageSpec } from './image-spec.ts'
import { sizeOf } from './image-spec.ts'

export type ImageFormat = 'avif' | 'webp' | 'jpeg'

/** Draws and encodes; `width` in pixels, at most the drawing's own. */
export async function renderImage(
  spec: ImageSpec,
  { width, format }: { readonly width: number; readonly format: ImageFormat },
): Promise<Buffer> {
  const full = sizeOf(spec)[0]
  const wanted = Math.max(1, Math.min(full, Math.round(width)))
  // Small pictures are drawn at twice their size: faces a pixel wide would otherwise show their seams.
  const density = Math.min(1, (wanted * 2) / full) * 72
  const image = sharp(Buffer.from(drawProduct(spec)), { density, unlimited: true })
    .resize(wanted)
    .removeAlpha()
  switch (format) {
    case 'avif':
      // Small pictures need more bits a pixel, or the wool is gone. Effort 2 takes three times as long for the same bytes on felt.
      return image.avif({ quality: wanted < 700 ? 68 : 58, effort: 1 }).toBuffer()
    case 'webp':
      return image.webp({ quality: 78, effort: 2 }).toBuffer()
    case 'jpeg':
      return image.jpeg({ quality: 80, progressive: true }).toBuffer()
  }
}
