import { Image } from '../../parts/image/image.tsx'
import { Prose } from '../../parts/prose/prose.tsx'
import { blockStyle, hasHtml, href, length, source, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A framed image with a caption below. */
export const imageComponent = block({
  name: 'ImageComponent',
  render(props, env) {
    const photo = source(props.src, env)
    if (!photo) return null
    const { className, style } = blockStyle(props, 'shyrdak-image-component')
    const width = length(props.width)
    const link = href(props.href, env)
    const alt = text(props.alt)
    const image = Image({
      photo,
      alt,
      sizes: '(min-width: 781px) 60vw, 100vw',
      width: 1280,
      height: 960,
    })
    return (
      <figure className={className} style={{ ...(width && { width }), ...style }}>
        {link && alt ? (
          <a className="shyrdak-image-component-link" href={link}>
            {image}
          </a>
        ) : (
          image
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
