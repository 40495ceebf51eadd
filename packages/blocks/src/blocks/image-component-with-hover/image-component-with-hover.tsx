import { Picture } from '../../parts/picture/picture.tsx'
import { href, look, pictures, text } from '../../read/index.ts'
import { block } from '../../tree/block.ts'

const SIZES = '(min-width: 781px) 40vw, 100vw'

/** The front of a thing; under a pointer, in focus or where nothing can point, its back and its words. */
export const imageComponentWithHover = block({
  name: 'ImageComponentWithHover',
  draw(props, env) {
    const [front, back] = pictures(props.images, env)
    if (!front) return null
    const title = text(props.title)
    const words = text(props.text)
    const to = href(props.href, env)
    const root = look(props, 'shyrdak-image-component-with-hover')
    const inside = (
      <>
        <span className="shyrdak-image-component-with-hover-front">
          {Picture({ photo: front.photo, alt: front.alt, sizes: SIZES })}
        </span>
        {back ? (
          <span className="shyrdak-image-component-with-hover-back">
            {Picture({ photo: back.photo, alt: back.alt, sizes: SIZES })}
          </span>
        ) : null}
        {title || words ? (
          <span className="shyrdak-image-component-with-hover-words">
            {title ? <strong className="shyrdak-image-component-with-hover-title">{title}</strong> : null}
            {words ? <span>{words}</span> : null}
          </span>
        ) : null}
      </>
    )
    if (to && (title || words || front.alt))
      return (
        <a {...root} href={to}>
          {inside}
        </a>
      )
    if (!back && !title && !words) return <div {...root}>{inside}</div>
    // What shows more in focus must be able to have it.
    return (
      <div {...root} role="group" tabIndex={0} aria-label={title || front.alt || undefined}>
        {inside}
      </div>
    )
  },
})
