import { Picture } from '../../parts/picture/picture.tsx'
import { Prose } from '../../parts/prose/prose.tsx'
import { hasHtml, href, length, look, source, text } from '../../read/index.ts'
import { block } from '../../tree/block.ts'

/** A framed print: the picture in a mat, its caption below. */
export const imageComponent = block({
  name: 'ImageComponent',
  draw(props, env) {
    const photo = source(props.src, env)
    if (!photo) return null
    const { className, style } = look(props, 'shyrdak-image-component')
    const width = length(props.width)
    const to = href(props.href, env)
    const alt = text(props.alt)
    const picture = Picture({
      photo,
      alt,
      sizes: '(min-width: 781px) 60vw, 100vw',
      width: 1280,
      height: 960,
    })
    return (
      <figure className={className} style={{ ...(width && { width }), ...style }}>
        {to && alt ? (
          <a className="shyrdak-image-component-link" href={to}>
            {picture}
          </a>
        ) : (
          picture
        )}
        {hasHtml(props.content) ? (
          <figcaption className="shyrdak-image-component-caption">
            {Prose({ text: props.content })}
          </figcaption>
        ) : null}
      </figure>
    )
  },
})
