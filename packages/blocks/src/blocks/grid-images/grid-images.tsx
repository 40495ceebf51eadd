import { Prose } from '../../parts/prose/prose.tsx'
import type { ViewedPicture } from '../../parts/picture-viewer/viewed-picture.ts'
import { hasHtml, list, look, source, text } from '../../read/index.ts'
import { block } from '../../tree/block.ts'

/** Pictures to look at closely, with what there is to say about them. Source: spec §2, GridImages. */
export const gridImages = block({
  name: 'GridImages',
  island: 'picture-viewer',
  draw(props, env) {
    const pictures: ViewedPicture[] = list(props.images).flatMap(({ src, alt }) => {
      const photo = source(src, env)
      return photo ? [{ photo, alt: text(alt) }] : []
    })
    if (pictures.length === 0 && !hasHtml(props.description) && !hasHtml(props.moreInfo)) return null
    const labels = {
      picture: env.words('gallery.picture'),
      previous: env.words('gallery.previous'),
      next: env.words('gallery.next'),
      enlarge: env.words('gallery.enlarge'),
      close: env.words('gallery.close'),
    }
    return (
      <section {...look(props, 'shyrdak-grid-images')}>
        {pictures.length > 0 &&
          env.island({
            name: 'picture-viewer',
            root: { className: 'shyrdak-grid-images-pictures' },
            props: { pictures, labels },
          })}
        {hasHtml(props.description) && (
          <Prose className="shyrdak-grid-images-text" text={props.description} />
        )}
        {hasHtml(props.moreInfo) && <Prose className="shyrdak-grid-images-more" text={props.moreInfo} />}
      </section>
    )
  },
})
