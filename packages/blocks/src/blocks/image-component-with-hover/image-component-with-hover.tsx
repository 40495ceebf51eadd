import { Image } from '../../parts/image/image.tsx'
import { blockStyle, href, imageList, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

const SIZES = '(min-width: 781px) 40vw, 100vw'

/**
 * An image that reveals a second image and text on hover and focus; on touch screens the text is always visible.
 */
export const imageComponentWithHover = block({
  name: 'ImageComponentWithHover',
  render(props, env) {
    const [front, back] = imageList(props.images, env)
    if (!front) return null
    const title = text(props.title)
    const description = text(props.text)
    const link = href(props.href, env)
    const root = blockStyle(props, 'shyrdak-image-component-with-hover')
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
        {title || description ? (
          <span className="shyrdak-image-component-with-hover-text">
            {title ? <strong className="shyrdak-image-component-with-hover-title">{title}</strong> : null}
            {description ? <span>{description}</span> : null}
          </span>
        ) : null}
      </>
    )
    if (link && (title || description || front.alt))
      return (
        <a {...root} href={link}>
          {children}
        </a>
      )
    if (!back && !title && !description) return <div {...root}>{children}</div>
    // Focusable, so that keyboard users can reveal the content too.
    return (
      <div {...root} role="group" tabIndex={0} aria-label={title || front.alt || undefined}>
        {children}
      </div>
    )
  },
})
