import { IMAGE_WIDTHS } from '@shyrdak/sdk/rules'

export type ImageFormat = 'avif' | 'webp' | 'jpg'

export interface ImageFile {
  name: string
  width: number
  format: ImageFormat
}

/** The width in pixels of `<name>.jpg`. */
const PLAIN_WIDTH = 960

const VARIANT = /^([a-z0-9][a-z0-9-]*?)-(\d{2,4})\.(avif|webp|jpg)$/
const PLAIN = /^([a-z0-9][a-z0-9-]*)\.jpg$/

/** Parses `<name>-<width>.<format>` or `<name>.jpg`. Only listed widths exist: others could fill the disk. */
export function readImageFile(file: string): ImageFile | undefined {
  const variant = VARIANT.exec(file)
  if (variant && (IMAGE_WIDTHS as readonly number[]).includes(Number(variant[2])))
    return { name: variant[1] ?? '', width: Number(variant[2]), format: variant[3] as ImageFormat } // the pattern lists the three
  const plain = PLAIN.exec(file)
  return plain ? { name: plain[1] ?? '', width: PLAIN_WIDTH, format: 'jpg' } : undefined
}
