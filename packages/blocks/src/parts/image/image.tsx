import { imageSources, widthsOf, type ImageWidth } from '@shyrdak/sdk/rules'
import type { SyntheticEvent } from 'react'

export interface ImageProps {
  /** URL of a photo: a media path `/media/<name>.jpg`, with the API's host when it is not the page's. */
  photo: string
  /** Alternative text; empty when the adjacent text says the same. */
  alt: string
  /** Display width, as in `<img sizes>`: `(min-width: 980px) 25vw, 50vw`. */
  sizes: string
  /** Widths of the source set; by default derived from `sizes`. */
  widths?: readonly ImageWidth[] | undefined
  /** Aspect ratio, to prevent layout shifts. Default: 1280 × 1280. */
  width?: number | undefined
  height?: number | undefined
  /** For images above the fold: loaded immediately with high priority. */
  eager?: boolean | undefined
}

/**
 * A photo in AVIF and WebP at the widths that the API generates, over an ornament as placeholder.
 *
 * Without hooks, so that it also renders in static documents. Images that are not `eager` are lazy: a script can set
 * their `loading` to `eager` when they come near the viewport (spec §9: 1.3 viewport heights, 1 attempt); without it,
 * the browser decides. A failed image is not retried: the root gets `data-state="broken"` and shows the ornament.
 * React sets the state on hydrated pages; static documents need a listener for `error` events.
 */
export function Image({ photo, alt, sizes, widths, width = 1280, height = 1280, eager = false }: ImageProps) {
  const { src, sources } = imageSources(photo, widths ?? widthsOf(sizes))
  // Every supported browser knows WebP, so it goes into `srcset` of the `<img>` instead of a `<source>`.
  const [avif, webp] = sources
  return (
    <picture
      className="shyrdak-image"
      key={photo}
      style={width === height ? undefined : { aspectRatio: `${width} / ${height}` }}
    >
      {avif ? <source type={avif.type} srcSet={avif.srcSet} sizes={sizes} /> : null}
      <img
        className="shyrdak-image-img"
        src={src}
        srcSet={webp?.srcSet}
        sizes={webp && sizes}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'auto' : 'async'}
        fetchPriority={eager ? 'high' : undefined}
        onError={showOrnament}
      />
    </picture>
  )
}

function showOrnament({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.closest('.shyrdak-image')?.setAttribute('data-state', 'broken')
}
