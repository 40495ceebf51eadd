/** The widths in pixels in which every photo can be had. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number] | 'jpg'

export interface PictureSources {
  /** The photo itself, for browsers that know no better and for sharing. */
  readonly src: string
  readonly sources: readonly { readonly type: `image/${'avif' | 'webp'}`; readonly srcSet: string }[]
}

/** `/media/<name>.jpg` in one width and format: `/media/<name>-<width>.<format>`. */
export const pictureVariant = (photo: string, width: PictureWidth, format: PictureFormat): string =>
  photo.replace(/\.jpg$/, `-${width}.${format}`)

/** What a `<picture>` offers, best format first. A path that is no `.jpg` has no variants. */
export function pictureSources(
  photo: string,
  widths: readonly PictureWidth[] = PICTURE_WIDTHS,
): PictureSources {
  if (!photo.endsWith('.jpg')) return { src: photo, sources: [] }
  return {
    src: photo,
    sources: PICTURE_FORMATS.map((format) => ({
      type: `image/${format}` as const,
      srcSet: widths.map((width) => `${pictureVariant(photo, width, format)} ${width}w`).join(', '),
    })),
  }
}
