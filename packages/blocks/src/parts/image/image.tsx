import { imageSources, type ImageWidth } from '@shyrdak/sdk/rules'
import type { SyntheticEvent } from 'react'

export interface ImageProps {
  /** A media path, `/media/<name>.jpg`, with the API's host before it where that is elsewhere. */
  photo: string
  /** What is to be seen; empty when the text beside it says so already. */
  alt: string
  /** How wide it is drawn, as in `<img sizes>`, e.g. `(min-width: 980px) 25vw, 50vw`. */
  sizes: string
  /** The widths worth offering; all of them by default. A list of cards needs few. */
  widths?: readonly ImageWidth[] | undefined
  /** The proportions, so that nothing moves when it arrives; a square of 1280 by default. */
  width?: number | undefined
  height?: number | undefined
  /** For pictures of the first view: they are asked for at once and first. */
  eager?: boolean | undefined
}

/**
 * A photo in AVIF and WebP at the widths the API draws, over an ornament that stays while there is none.
 *
 * Without hooks, so that documents draw it too. Others are lazy: whoever watches the page (the spec starts
 * pictures within 1.3 viewport heights) sets `loading` of `img[loading="lazy"]` to `eager` when it comes
 * near; without a watcher the browser chooses the moment. A picture that breaks is not asked for again: the
 * frame gets `data-state="broken"` and shows its ornament. React does that where it runs, elsewhere whoever
 * listens for `error` events does.
 */
export function Image({ photo, alt, sizes, widths, width = 1280, height = 1280, eager = false }: ImageProps) {
  const { src, sources } = imageSources(photo, widths)
  return (
    <span
      className="shyrdak-image"
      key={photo}
      style={width === height ? undefined : { aspectRatio: `${width} / ${height}` }}
    >
      <picture className="shyrdak-image-sources">
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          className="shyrdak-image-img"
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          decoding={eager ? 'auto' : 'async'}
          fetchPriority={eager ? 'high' : undefined}
          onError={showOrnament}
        />
      </picture>
    </span>
  )
}

function showOrnament({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.closest('.shyrdak-image')?.setAttribute('data-state', 'broken')
}
