import { Image } from '../../parts/image/image.tsx'
import { href, look, imageList, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

const SIZES = '(min-width: 781px) 40vw, 100vw'

/** The front of a thing; under a pointer, in focus or where nothing can point, its back and its words. */
export const imageComponentWithHover = block({
  name: 'ImageComponentWithHover',
  render(props, env) {
    const [front, back] = imageList(props.images, env)
    if (!front) return null
    const title = text(props.title)
    const messages = text(props.text)
    const to = href(props.href, env)
    const root = look(props, 'shyrdak-image-component-with-hover')
    const children = (
      <>
        <span className="shyrdak-image-component-with-hover-front">
          {Image({ photo: front.photo, alt: front.alt, sizes: SIZES })}
        </span>
        {back ? (
          <span className="shyrdak-image-component-with-hover-back">
            {Image({ photo: back.photo, alt: back.alt, sizes: SIZES })}
          </span>
        ) : null}
        {title || messages ? (
          <span className="shyrdak-image-component-with-hover-text">
            {title ? <strong className="shyrdak-image-component-with-hover-title">{title}</strong> : null}
            {messages ? <span>{messages}</span> : null}
          </span>
        ) : null}
      </>
    )
    if (to && (title || messages || front.alt))
      return (
        <a {...root} href={to}>
          {children}
        </a>
      )
    if (!back && !title && !messages) return <div {...root}>{children}</div>
    // What shows more in focus must be able to have it.
    return (
      <div {...root} role="group" tabIndex={0} aria-label={title || front.alt || undefined}>
        {children}
      </div>
    )
  },
})
