/** Widths in pixels in which every photo is available. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

export const IMAGE_FORMATS = ['avif', 'webp'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number] | 'jpg'

export interface ImageSources {
  /** The original, for browsers without AVIF and WebP and for sharing. */
  readonly src: string
  readonly sources: readonly { readonly type: `image/${'avif' | 'webp'}`; readonly srcSet: string }[]
}

/** Returns the path of a photo in one width and format: `/media/<name>-<width>.<format>`. */
export const imageVariant = (photo: string, width: ImageWidth, format: ImageFormat): string =>
  photo.replace(/\.jpg$/, `-${width}.${format}`)

/** Device pixels per CSS pixel of the densest screens. */
const DENSEST = 3

/**
 * Returns the widths that an image needs, by its `sizes`. For a fixed number of pixels, none is larger than
 * the densest screens need; otherwise every width is returned.
 */
export function widthsOf(sizes: string): readonly ImageWidth[] {
  const pixels = /^(\d+)px$/.exec(sizes)?.[1]
  if (pixels === undefined) return IMAGE_WIDTHS
  const most = IMAGE_WIDTHS.find((width) => width >= Number(pixels) * DENSEST) ?? Infinity
  return IMAGE_WIDTHS.filter((width) => width <= most)
}

/** Returns the sources of a `<picture>`, best format first. Only `.jpg` paths have variants. */
export function imageSources(photo: string, widths: readonly ImageWidth[] = IMAGE_WIDTHS): ImageSources {
  if (!photo.endsWith('.jpg')) return { src: photo, sources: [] }
  return {
    src: photo,
    sources: IMAGE_FORMATS.map((format) => ({
      type: `image/${format}` as const,
      srcSet: widths.map((width) => `${imageVariant(photo, width, format)} ${width}w`).join(', '),
    })),
  }
}
