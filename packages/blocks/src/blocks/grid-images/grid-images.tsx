import { Prose } from '../../parts/prose/prose.tsx'
import type { ViewerImage } from '../../parts/lightbox/viewer-image.ts'
import { blockStyle, hasHtml, list, source, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** An image viewer with description and more info. Source: spec §2, GridImages. */
export const gridImages = block({
  name: 'GridImages',
  island: 'image-viewer',
  render(props, env) {
    const images: ViewerImage[] = list(props.images).flatMap(({ src, alt }) => {
      const photo = source(src, env)
      return photo ? [{ photo, alt: text(alt) }] : []
    })
    if (images.length === 0 && !hasHtml(props.description) && !hasHtml(props.moreInfo)) return null
    const labels = {
      image: env.messages('gallery.image'),
      previous: env.messages('gallery.previous'),
      next: env.messages('gallery.next'),
      enlarge: env.messages('gallery.enlarge'),
      zoomIn: env.messages('gallery.zoomIn'),
      zoomOut: env.messages('gallery.zoomOut'),
      close: env.messages('gallery.close'),
    }
    return (
      <section {...blockStyle(props, 'shyrdak-grid-images')}>
        {images.length > 0 &&
          env.island({
            name: 'image-viewer',
            root: { className: 'shyrdak-grid-images-list' },
            props: { images, labels },
          })}
        {hasHtml(props.description) && (
          <Prose className="shyrdak-grid-images-text" text={props.description} />
        )}
        {hasHtml(props.moreInfo) && <Prose className="shyrdak-grid-images-more" text={props.moreInfo} />}
      </section>
    )
  },
})
